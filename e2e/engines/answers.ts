import type { ActivityData } from '@ariane/shared/contracts/activities'
import { solve } from '../support/activities.ts'
import { type FullPack, type Placing, place } from '../support/placing.ts'
import { rightWords } from '../support/writing.ts'
import { findAskedPlaces, findLabelPlaces, nameAt } from '../support/zones.ts'
import { answerOnAxes } from './answers-on-axes.ts'
import type { Step } from './query.ts'
import type { Screen } from './screen.ts'

export type Pack = FullPack & Parameters<typeof rightWords>[0]

const button = (name: string | RegExp): Step => ({ role: 'button', name })
const list = (name: string): Step => ({ role: 'list', name })

/** Gives the right answer with the mouse, and with the keyboard where something is written. */
export async function answer(frame: Screen, data: ActivityData, pack: Pack): Promise<void> {
  if (data.engine === 'writing' || data.engine === 'dictation' || data.engine === 'speak')
    return write(frame, data, pack)
  if (data.engine === 'choose-zone' || data.engine === 'label-figure') return pointAt(frame, data, pack)
  if (data.engine === 'place-point' || data.engine === 'read-value' || data.engine === 'draw-image')
    return answerOnAxes(frame, data, pack)
  const right: Placing = data.engine === 'cards' || data.engine === 'cloze' ? solve(pack, data) : place(pack, data)
  if ('chosen' in right) for (const nth of right.chosen) await frame.click({ css: 'label.option', nth })
  else if ('words' in right) await complete(frame, data, right.words)
  else if ('pairs' in right)
    for (const [left, nth] of right.pairs.entries()) {
      const side = (name: string, n: number) => [list(name), { role: 'listitem', nth: n }, { css: 'button', nth: 0 }]
      await frame.click(side('Première liste', left))
      await frame.click(side('Deuxième liste', nth))
    }
  else if ('order' in right) await sort(frame, data, right.order)
  else if ('groups' in right) await group(frame, data, right.groups)
  else if ('texts' in right)
    for (const [n, text] of right.texts.entries()) {
      await frame.click([list('Textes à placer'), { ...button(text), nth: 0 }])
      await frame.click(button(`Trou ${n + 1}, vide`))
    }
  else if ('cards' in right)
    for (const pair of right.cards) {
      for (const card of pair) await frame.click(button(`Carte ${card + 1}, cachée`))
      await frame.click(button('Oui, c’est une paire'))
    }
  else if ('graduations' in right) await placePoints(frame, data, right.graduations)
  else await mark(frame, data, right.marked)
}

/** Presses the buttons over the places of a figure. */
async function pointAt(frame: Screen, data: ActivityData, pack: Pack) {
  if (data.engine === 'choose-zone')
    for (const where of findAskedPlaces(pack, data)) await frame.click(button(nameAt(where)))
  if (data.engine === 'label-figure')
    for (const { text, where } of findLabelPlaces(data)) {
      await frame.click([list('Légendes à placer'), button(text)])
      await frame.click(button(nameAt(where)))
    }
}

async function write(frame: Screen, data: ActivityData, pack: Pack) {
  const words = rightWords(pack, data)
  if (!words) throw new Error(`nobody but the writer can tell in ${data.engine}`)
  const field: Step = { role: 'textbox', name: /^(?:Votre réponse|Votre texte|La phrase corrigée|Le mot)$/ }
  for (const [n, word] of words.entries()) {
    await frame.type(field, data.engine === 'speak' && n < words.length - 1 ? `${word}\n` : word)
    if (data.engine === 'speak' && n < words.length - 1) await frame.see({ text: `Mot ${n + 2} sur ${words.length}` })
  }
}

async function complete(frame: Screen, data: ActivityData, words: string[]) {
  if (data.engine === 'cards') return frame.type({ role: 'textbox', name: 'Votre mot' }, words.join('\n'))
  if (data.engine !== 'cloze') return
  for (const [n, word] of words.entries()) {
    if (data.bank) {
      await frame.click([list('Mots à placer'), button(word)])
      await frame.click(button(`Trou ${n + 1}, vide`))
    } else await frame.type({ role: 'textbox', name: `Trou ${n + 1}` }, word)
  }
}

async function sort(frame: Screen, data: ActivityData, order: string[]) {
  if (data.engine !== 'order' && data.engine !== 'timeline') return
  const now = data.items.map(({ id }) => id)
  for (const [to, id] of order.entries()) {
    const from = now.indexOf(id)
    const text = data.items.find(item => item.id === id)?.text
    for (let n = from; n > to; n--) await frame.click(button(`Monter « ${text} »`))
    now.splice(to, 0, ...now.splice(from, 1))
  }
}

async function group(frame: Screen, data: ActivityData, groups: number[]) {
  for (const [n, chosen] of groups.entries()) {
    if (data.engine === 'grid') {
      await frame.click([
        { role: 'row', nth: n + 1 },
        { role: 'radio', nth: chosen },
      ])
    } else if (data.engine === 'categorize') {
      const item = data.items[n]?.text ?? ''
      const label = data.groups[chosen]?.text ?? ''
      await frame.click([list('Éléments à ranger'), button(item)])
      await frame.click(button(`Mettre « ${item} » dans « ${label} »`))
    }
  }
}

/** The first step forward brings a point in on the left end. */
async function placePoints(frame: Screen, data: ActivityData, graduations: number[]) {
  if (data.engine !== 'number-line') return
  for (const [n, { name }] of data.points.entries()) {
    await frame.click({ css: '[role="slider"]', nth: n })
    for (let at = -1; at < (graduations[n] ?? 0); at++)
      await frame.click(button(`Avancer le point ${name} d’une graduation`))
  }
}

async function mark(frame: Screen, data: ActivityData, marked: string[]) {
  if (data.engine !== 'mark') return
  for (const { id, text } of data.pieces) {
    if (!id || !marked.includes(id)) continue
    await frame.click(data.unit === 'sentence' ? button(text) : { css: `[data-word="${id}"]` })
  }
}
