import { describe, expect, it } from 'vitest'
import { soundsDistressed } from './distress.ts'
import { listWindows } from './windows.ts'

const LESSON =
  'La photosynthèse se fait dans les feuilles. Elle a besoin de lumière, d’eau et de dioxyde de carbone. La plante rejette du dioxygène. '

describe('@Q07 words of distress within a long text', () => {
  it('are heard in the middle of a lesson', () => {
    expect(soundsDistressed(`${LESSON}Je veux mourir. ${LESSON}`)).toBe(true)
  })

  it('are heard where nothing parts the words', () => {
    const answer = 'alors pour la question deux j ai mis que la plante respire la nuit comme nous'
    expect(soundsDistressed(`${answer} et mon père me frappe tous les soirs ${answer} ${answer}`)).toBe(true)
  })

  it('are not added up over many harmless sentences', () => {
    expect(soundsDistressed(LESSON.repeat(40))).toBe(false)
  })

  it('leave no word of a long sentence out', () => {
    const words = Array.from({ length: 57 }, (_, at) => `mot${at}`)
    expect(new Set(listWindows(words.join(' ')).flatMap(window => window.split(' ')))).toEqual(new Set(words))
  })
})
