import { withoutAccents } from '@ariane/activities/typed'
import { SCHOOL_GRADES, type SchoolGrade } from '@ariane/shared/catalogue'

const WORDS: readonly (readonly [string, SchoolGrade])[] = [
  ['SIXIEME', '6ème'],
  ['CINQUIEME', '5ème'],
  ['QUATRIEME', '4ème'],
  ['TROISIEME', '3ème'],
]
/** « 5A », « 5e », « 5EME2 », « Niveau 5ème »; a figure after other words is the number of a group. */
const DIGIT = /^(?:CLASSE (?:DE )?|NIVEAU )?([3-6])(?![0-9])/

/** The level that the first of these words names which names one. */
export function gradeFrom(words: readonly string[]): SchoolGrade | undefined {
  for (const word of words) {
    const plain = withoutAccents(word).toUpperCase().trim()
    const digit = DIGIT.exec(plain)?.[1]
    const grade = digit
      ? SCHOOL_GRADES.find(one => one.startsWith(digit))
      : WORDS.find(([start]) => plain.startsWith(start))?.[1]
    if (grade) return grade
  }
  return undefined
}
