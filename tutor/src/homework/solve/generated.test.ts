import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeHomework } from '../index.ts'
import { composeQuestion } from '../testing/questions.ts'

const runs = { numRuns: 60, seed: 20261126 }
const whole = (min: number, max: number) => fc.integer({ min, max })
const fr = (value: number) => String(value).replace('.', ',')
/** Three significant digits, as a pupil gives them. */
const rounded = (value: number) => fr(Number(value.toPrecision(3)))
const statuses = (text: string, answers: readonly string[], subject?: 'Physique-Chimie') => {
  const question = composeQuestion(text, subject)
  return { mode: question.mode, statuses: answers.map(answer => judgeHomework(question, answer, 0).status) }
}
const right = { mode: 'exact', statuses: ['success', 'failure'] }

describe('solutions of generated problems', () => {
  it('find each quantity of Ohm’s law, with the current in milliamperes or in amperes', () => {
    fc.assert(
      fc.property(whole(10, 900), whole(5, 95), fc.boolean(), (r, i, isSmall) => {
        const amperes = i / 100
        const current = isSmall ? `${i * 10} mA` : `${fr(amperes)} A`
        const volts = Number((r * amperes).toFixed(2))
        const text = `Une résistance de ${r} Ω est traversée par un courant de ${current}. Calculer la tension à ses bornes.`
        expect(statuses(text, [`${fr(volts)} V`, `${fr(volts * 2)} V`], 'Physique-Chimie')).toEqual(right)
        const back = `La tension aux bornes d’un dipôle est de ${fr(volts)} V et l’intensité de ${current}. Calculer sa résistance.`
        expect(statuses(back, [`${r} Ω`, `${r + 5} Ω`], 'Physique-Chimie')).toEqual(right)
      }),
      runs,
    )
  })

  it('find speeds, distances and durations whatever the units', () => {
    fc.assert(
      fc.property(whole(20, 130), whole(1, 5), fc.constantFrom(0, 15, 30, 45), (speed, hours, minutes) => {
        const time = hours + minutes / 60
        const spoken = minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
        const distance = speed * time
        const there = `Un train roule à ${speed} km/h pendant ${spoken}. Quelle distance parcourt-il ?`
        expect(statuses(there, [`${fr(distance)} km`, `${fr(distance + 10)} km`])).toEqual(right)
        const average = `Un train parcourt ${fr(distance)} km en ${spoken}. Calculer sa vitesse moyenne en m/s.`
        expect(statuses(average, [`${rounded(speed / 3.6)} m/s`, `${speed} m/s`])).toEqual(right)
      }),
      runs,
    )
  })

  it('find what things cost, what is left of a bill, and a price after a fall', () => {
    fc.assert(
      fc.property(whole(2, 9), whole(105, 495), whole(1, 9), (count, cents, tens) => {
        const price = cents / 100
        const total = Number((count * price).toFixed(2))
        const buy = `Nina achète ${count} cahiers à ${price.toFixed(2).replace('.', ',')} € l’un.`
        expect(statuses(`${buy} Combien paie-t-elle ?`, [`${fr(total)} €`, `${fr(total + 1)} €`])).toEqual(right)
        const left = Number((50 - total).toFixed(2))
        expect(
          statuses(`${buy} Elle paie avec un billet de 50 €. Combien lui rend-on ?`, [
            `${fr(left)} €`,
            `${fr(total)} €`,
          ]),
        ).toEqual(total === left ? { mode: 'exact', statuses: ['success', 'success'] } : right)
        const sold = `Un vélo coûte ${count * 100} €. Son prix baisse de ${tens * 5} %. Quel est son nouveau prix ?`
        const after = count * (100 - tens * 5)
        expect(statuses(sold, [`${after} €`, `${count * 100 + 1} €`])).toEqual(right)
      }),
      runs,
    )
  })

  it('find ends, beginnings and lengths on the clock', () => {
    const clock = (total: number) => `${Math.floor(total / 60)} h ${String(total % 60).padStart(2, '0')}`
    fc.assert(
      fc.property(whole(480, 1000), whole(65, 300), (from, length) => {
        const span = `${Math.floor(length / 60)} h ${String(length % 60).padStart(2, '0')} min`
        const ends = `Un film commence à ${clock(from)} et dure ${span}. À quelle heure finit-il ?`
        const { mode, statuses: found } = statuses(ends, [clock(from + length), clock(from + length + 30)])
        expect([mode, found[0]]).toEqual(['exact', 'success'])
        expect(found[1]).not.toBe('success')
        const lasts = `Un train part à ${clock(from)} et arrive à ${clock(from + length)}. Combien de temps dure le trajet ?`
        expect(statuses(lasts, [span, `${length + 7} min`])).toEqual(right)
      }),
      runs,
    )
  })

  it('find areas, volumes and the parallel to a side', () => {
    fc.assert(
      fc.property(whole(2, 40), whole(2, 40), whole(2, 20), (a, b, h) => {
        const box = `Calculer le volume d’un pavé droit de longueur ${a} cm, de largeur ${b} cm et de hauteur ${h} cm.`
        expect(statuses(box, [`${a * b * h} cm³`, `${a * b * h + 1} cm³`])).toEqual(right)
        const disc = `Calculer l’aire d’un disque de rayon ${a} cm. Arrondir au dixième.`
        const area = Math.round(Math.PI * a * a * 10) / 10
        expect(statuses(disc, [`${fr(area)} cm²`, `${fr(area * 4)} cm²`])).toEqual(right)
        const thales = `Soit ABC un triangle, M ∈ [AB] et N ∈ [AC] tels que (MN) // (BC). AM = ${a} cm, AB = ${2 * a} cm et AC = ${2 * b} cm. Calculer AN.`
        expect(statuses(thales, [`${b} cm`, `${4 * b} cm`])).toEqual(right)
      }),
      runs,
    )
  })
})
