import { describe, expect, it } from 'vitest'
import { readPrompt } from './prompt.ts'

describe('the description of a module', () => {
  it.each([
    ['5 questions', 5],
    ['Pose-moi cinq questions sur la Bastille', 5],
    ['10 courtes affirmations', 10],
    ['Six cartes, une par mot', 6],
    ['500 questions', 12],
    ['0 questions', undefined],
    ['La Seconde Guerre mondiale, 1939 à 1945', undefined],
    ['', undefined],
  ])('« %s » asks for %s items', (prompt, count) => {
    expect(readPrompt(prompt).count).toBe(count)
  })

  it.each([
    ['des questions faciles', 'easy'],
    ['Un exercice difficile', 'hard'],
    ['pas trop difficile', 'easy'],
    ['pas facile du tout', 'hard'],
    ['un défi', 'hard'],
    ['des questions variées', undefined],
  ])('« %s » is %s', (prompt, difficulty) => {
    expect(readPrompt(prompt).difficulty).toBe(difficulty)
  })

  it.each([
    ['5 questions sur la prise de la Bastille, faciles', ['pris', 'bastil']],
    ['Insistez sur les « Droits de l’homme »', ['droit', 'hom']],
    ['Un texte court', []],
    ['La surface du disque', []],
  ])('« %s » focuses on %j', (prompt, focus) => {
    expect(readPrompt(prompt).focus).toEqual(focus)
  })

  it.each([
    ['Le vocabulaire à connaître', 'vocabulary'],
    ['Un exercice résolu, pas à pas', 'example'],
    ['Un extrait à lire', 'reading'],
    ['L’essentiel du chapitre', 'summary'],
    ['Un cours', undefined],
  ])('« %s » wants the part %s', (prompt, part) => {
    expect(readPrompt(prompt).part).toBe(part)
  })
})
