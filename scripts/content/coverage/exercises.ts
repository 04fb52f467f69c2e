import type { Pack } from '@ariane/tutor'

/** What a sub-chapter holds to practise with: so many exercises, some of them to combine and some to think. */
const ENOUGH = { all: 12, combine: 3, think: 3 }

type Practised = Pick<Pack, 'mcqs' | 'cloze' | 'questions'>

/** How many written exercises of a pack apply, combine and make think; a gap sentence has no level: it applies. */
export const countLevels = ({ mcqs, cloze, questions }: Practised): [number, number, number] => {
  const graded = [...mcqs, ...questions]
  const ofLevel = (level: number) => graded.filter(({ difficulty }) => difficulty === level).length
  return [ofLevel(1) + cloze.length, ofLevel(2), ofLevel(3)]
}

/** Whether a pack holds enough written exercises in each of the three levels. */
export const isPractised = (pack: Practised): boolean => {
  const [apply, combine, think] = countLevels(pack)
  return apply + combine + think >= ENOUGH.all && combine >= ENOUGH.combine && think >= ENOUGH.think
}
