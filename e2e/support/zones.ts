import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { Lesson } from './played-types.ts'

/** A lesson with a figure to point at, to label and to follow in pictures. */
export const DIGESTION: Lesson = {
  grade: 5,
  place: { chapterId: 'svt-5-corps', subChapterId: 'svt-5-digestion' },
}

/** Where each organ lies, as its button says it, and its label: a pupil who knows the body finds it so. */
const ORGANS = [
  ['mouth', 'l’ouverture, dans la tête', 'bouche'],
  ['salivaryGlands', 'les deux petites masses vertes près de la bouche', 'glandes salivaires'],
  ['oesophagus', 'le tuyau droit qui descend dans le cou et la poitrine', 'œsophage'],
  ['liver', 'la grosse masse orange, en haut à gauche du ventre', 'foie'],
  ['stomach', 'la poche courbe, en haut à droite du ventre', 'estomac'],
  ['pancreas', 'le petit organe allongé sous cette poche', 'pancréas'],
  ['smallIntestine', 'le long tuyau fin replié au centre du ventre', 'intestin grêle'],
  ['largeIntestine', 'le tuyau large qui encadre le tuyau fin', 'gros intestin'],
  ['anus', 'la sortie, tout en bas', 'anus'],
] as const

const find = (is: (organ: (typeof ORGANS)[number]) => boolean): string => {
  const organ = ORGANS.find(is)
  if (!organ) throw new Error('no such organ')
  return organ[1]
}

type ZonePack = { zones: { question: string; answer: string[] }[] }

/** Where the zones lie that a question asks for. */
export const findAskedPlaces = (pack: object, { stem }: Extract<ActivityData, { engine: 'choose-zone' }>): string[] => {
  const { zones } = pack as ZonePack
  const asked = zones.find(({ question }) => question === stem)?.answer ?? []
  return asked.map(code => find(([one]) => one === code))
}

/** Where each label belongs, in the order in which they are shown. */
export const findLabelPlaces = ({ labels }: Extract<ActivityData, { engine: 'label-figure' }>) =>
  labels.map(({ text }) => ({ text, where: find(([, , label]) => label === text) }))

/** The name of a button over a zone or a slot, whatever its number. */
export const nameAt = (where: string) => new RegExp(`^(?:zone|numéro) \\d+ sur \\d+, ${where}(?:,|$)`)

type PicturePack = { pictures: { steps: { text: string }[] }[] }

/** The cards of a process in pictures, in their right order. */
export const orderPictures = (pack: object, { items }: Extract<ActivityData, { engine: 'order' }>): string[] => {
  const { pictures } = pack as PicturePack
  const texts = pictures.flatMap(({ steps }) => steps.map(({ text }) => text))
  return items.toSorted((a, b) => texts.indexOf(a.text) - texts.indexOf(b.text)).map(({ id }) => id)
}
