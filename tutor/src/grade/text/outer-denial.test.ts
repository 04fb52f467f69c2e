import { describe, expect, it } from 'vitest'
import { countOuterDenials, saysBoth } from './outer-denial.ts'
import { readAnswer } from './read-answer.ts'

describe('@Q01 who does not agree', () => {
  it.each([
    'L’Église vendait le pardon et Luther n’était pas d’accord',
    'les paysans n’étaient pas du tout d’accord avec le roi',
    'ils ne sont pas d’accord entre eux',
    'il est pas d’accord donc il part',
  ])('tells of others: %s', text => expect(countOuterDenials(readAnswer(text).text)).toBe(0))

  it.each([
    'La Terre tourne, je ne suis pas d’accord',
    'pas d’accord, la Terre tourne',
    'On n’est pas d’accord avec ça',
    'La Terre tourne mais les savants ne sont pas d’accord',
  ])('denies the whole: %s', text => expect(countOuterDenials(readAnswer(text).text)).toBe(1))
})

describe('@Q01 « ou pas »', () => {
  it.each([
    'elles décident d’avoir un bébé ou pas',
    'chaque citoyen est libre de croire ou non',
    'on choisit de voter ou pas.',
    'ça permet de savoir si le triangle est rectangle ou non',
  ])('is what is chosen: %s', text => expect(saysBoth(readAnswer(text).text)).toBe(false))

  it.each([
    'la Terre tourne ou pas',
    'c’est la mitose ou non',
    'je sais pas si la Terre tourne ou pas',
    'je voudrais savoir si c’est la mitose ou non',
    'elles choisissent. La Terre tourne ou pas',
  ])('says both: %s', text => expect(saysBoth(readAnswer(text).text)).toBe(true))
})
