import { describe, expect, it } from 'vitest'
import { library } from '../../library.ts'
import { grade } from '../index.ts'

const answer = (packId: string, id: string, text: string) => {
  const asked = library()
    .packs.find(pack => pack.id === packId)
    ?.questions.find(question => question.id === id)
  if (!asked) throw new Error(`${packId} has no ${id}`)
  return grade(asked.expected, text, { question: asked.question }).verdict
}

describe('@Q01 an answer in words of the question', () => {
  it.each([
    ['de-6-decrire', 'q3', 'groß reste pareil alors qu’en francais on met un e'],
    ['de-6-decrire', 'q3', 'groß reste identique mais en français on ajoute un e'],
    ['de-6-decrire', 'q3', 'en allemand c’est toujours pareil tandis qu’en français l’adjectif change'],
    ['fr-6-fables', 'q1', 'La raison du plus fort est toujours la meilleure alors que l’agneau a raison'],
    ['svt-6-reproduction-vivants', 'q3', 'sans eau ou dans le froid sa germe pas'],
    ['svt-6-reproduction-vivants', 'q3', 'sans eau les graines germent pas'],
    ['de-6-se-presenter', 'q3', 'wo = où et woher = d’où'],
    ['de-6-se-presenter', 'q3', 'wo c’est où, woher c’est d’où'],
    ['de-6-se-presenter', 'q3', 'woher veut dire d’où'],
  ])('is not told to be wrong: %s %s « %s »', (pack, id, text) => {
    expect(answer(pack, id, text)).not.toBe('incorrect')
  })

  it.each([
    ['de-6-decrire', 'q3', 'c’est pareil'],
    ['de-6-decrire', 'q3', 'c’est la même chose dans les deux langues'],
    ['svt-6-reproduction-vivants', 'q3', 'sans toi je peux pas vivre'],
    ['de-6-se-presenter', 'q3', 'wo woher'],
  ])('is wrong where it says nothing or another thing: %s %s « %s »', (pack, id, text) => {
    expect(answer(pack, id, text)).toBe('incorrect')
  })
})
