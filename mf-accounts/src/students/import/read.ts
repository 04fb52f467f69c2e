import { fold, SCHOOL_GRADES, type SchoolGrade, slug } from '@ariane/shared/catalogue'
import { MAX_PUPILS_PER_LIST } from '@ariane/shared/contracts/class-import'
import { ClassName } from '@ariane/shared/contracts/classes'
import { OptionalName, readName } from '@ariane/shared/contracts/names'
import { messages } from './messages.ts'
import { soften, splitFullName } from './names.ts'
import { readTable } from './table.ts'

const text = messages.line

const MAX_CHARS = { name: 80, login: 40 }
/** The last year of primary school: these pupils are in 6ème when the school year begins. */
const LAST_OF_PRIMARY = 'cm2'

/** A line of the list, with the reasons why it cannot or should not become an account. */
export interface ClassLine {
  /** Counted as in a spreadsheet: the titles are line 1. */
  line: number
  firstName: string
  lastName: string
  grade: SchoolGrade
  /** The class that is written, where it says more than the grade: '6e B'. */
  division: string
  login: string
  /** Why it cannot be created. */
  problem: string | null
  /** Why it may exist already. */
  twice: string | null
  /** How it was understood, where that is not plain. */
  note: string | null
}

export type ClassList = { problem: string } | { lines: ClassLine[] }

/** '6ème', '6e B', '602' → '6ème'. */
export function parseGrade(written: string): SchoolGrade | undefined {
  const [digit] = /^[3-6]/.exec(slug(written)) ?? []
  return SCHOOL_GRADES.find(grade => digit !== undefined && grade.startsWith(digit))
}

/** '6ème' alone is a grade. */
const GRADE_ALONE = /^[3-6] ?(?:e|è|ème|eme)?$/i
/** What spreadsheets make of '6E1', '6-3' and a formula: a number, a day, an error. */
const CONVERTED =
  /^\d+(?:[.,]\d+)?e[+-]\d+$|^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}$|^\d{1,2}[- ](?:jan|f[ée]v|mar|avr|mai|juin|juil|ao[uû]|sep|oct|nov|d[ée]c)|^#/i

/** '6e B' is a class. */
export const findDivision = (written: string) =>
  GRADE_ALONE.test(written) || CONVERTED.test(written) || !ClassName.safeParse(written).success ? '' : written

export const joinName = ({ firstName, lastName }: Pick<ClassLine, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')

type Cells = Pick<ClassLine, 'firstName' | 'lastName' | 'login'>

function findProblem(line: Cells, written: string, isGraded: boolean) {
  if (line.firstName === '') return text.firstName
  if (line.firstName.length > MAX_CHARS.name || line.lastName.length > MAX_CHARS.name) return text.long
  if (![line.firstName, line.lastName].every(name => OptionalName.safeParse(name).success)) return text.name
  if (written !== '' && !isGraded) return text.grade(written)
  const isLogin = slug(line.login) !== '' && line.login.length <= MAX_CHARS.login
  return line.login !== '' && !isLogin ? text.login : null
}

/** The grade and the class of a pupil. What a school of the primary calls its class is none of ours. */
function placePupil(level: string, division: string) {
  if (slug(level) === LAST_OF_PRIMARY) return { grade: '6ème' as const, division: '', written: '', note: text.primary }
  const grade = parseGrade(level) ?? parseGrade(division)
  const found = findDivision(division)
  const isLeft = found === '' && division !== '' && !GRADE_ALONE.test(division)
  return { grade, division: found, written: level || division, note: isLeft ? text.division(division) : null }
}

/**
 * Reads a class list. `fallback`: the grade of pupils without one; `known`: names of pupils who are followed already.
 * Dates of birth tell two pupils of the same name apart here, and go nowhere.
 */
export function readList(written: string, fallback: SchoolGrade, known: readonly string[]): ClassList {
  if (written.trim() === '') return { problem: messages.problems.empty }
  const { columns, rows, broken } = readTable(written)
  if (broken !== null) return { problem: messages.problems.quote(broken) }
  if (!columns) return { problem: messages.problems.header }
  if (rows.length === 0) return { problem: messages.problems.nobody }
  if (rows.length > MAX_PUPILS_PER_LIST) return { problem: messages.problems.many(rows.length) }

  const followed = new Set(known.map(fold))
  const seen = new Map<string, { line: number; born: string }[]>()
  const { has, read } = columns
  const lines = rows.map(({ line, cells: row }): ClassLine => {
    const whole = has('firstName') ? undefined : splitFullName(read('fullName', row))
    const cells = {
      firstName: soften(readName(whole?.firstName ?? read('firstName', row))),
      lastName: soften(readName(whole?.lastName ?? read('lastName', row))),
      login: read('login', row),
    }
    const [name, born] = [fold(joinName(cells)), read('born', row)]
    const namesakes = seen.get(name) ?? []
    const before = namesakes.find(other => !born || !other.born || other.born === born)
    seen.set(name, [...namesakes, { line, born }])
    const { grade, division, written: place, note } = placePupil(read('level', row), read('division', row))
    return {
      line,
      ...cells,
      grade: grade ?? fallback,
      division,
      problem: findProblem(cells, place, grade !== undefined),
      twice: before ? text.twice(before.line) : followed.has(name) ? text.known : null,
      note:
        [note, cells.lastName === '' && text.lastName, read('email', row) !== '' && text.address]
          .filter(Boolean)
          .join(' · ') || null,
    }
  })
  return { lines }
}
