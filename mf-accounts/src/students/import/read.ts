import { SCHOOL_GRADES, type SchoolGrade, slug } from '@ariane/shared/catalogue'
import { MAX_PUPILS_PER_LIST } from '@ariane/shared/contracts/class-import'
import { ClassName } from '@ariane/shared/contracts/classes'
import { OptionalName } from '@ariane/shared/contracts/names'
import Papa from 'papaparse'
import { messages } from './messages.ts'

const text = messages.line

/** The titles that a column may have, as `slug` writes them. */
const COLUMNS = {
  lastName: ['nom', 'nom-de-famille', 'nom-d-usage'],
  firstName: ['prenom', 'prenoms', 'prenom-usuel'],
  grade: ['classe', 'niveau', 'division'],
  login: ['identifiant', 'login'],
  email: ['e-mail', 'email', 'mail', 'courriel', 'adresse-e-mail', 'adresse-mail', 'adresse-electronique'],
} as const
type Column = keyof typeof COLUMNS

const MAX_CHARS = { name: 80, login: 40 }
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

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
  email: string
  /** Why it cannot be created. */
  problem: string | null
  /** Why it may exist already. */
  twice: string | null
}

export type ClassList = { problem: string } | { lines: ClassLine[] }

/** '6ème', '6e B', '602' → '6ème'. */
export function parseGrade(written: string): SchoolGrade | undefined {
  const [digit] = /^[3-6]/.exec(slug(written)) ?? []
  return SCHOOL_GRADES.find(grade => digit !== undefined && grade.startsWith(digit))
}

/** '6e B' is a class; '6ème' alone is a grade. */
export const findDivision = (written: string) =>
  /^[3-6] ?(?:e|è|ème|eme)?$/i.test(written) || !ClassName.safeParse(written).success ? '' : written

/** Control characters and repeated spaces become one space. */
const tidy = (cell = '') => cell.replace(/[\p{C}\s]+/gu, ' ').trim()

export const joinName = ({ firstName, lastName }: Pick<ClassLine, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ')

const findColumns = (titles: readonly string[]) => {
  const called = titles.map(slug)
  const at = (column: Column) => called.findIndex(title => (COLUMNS[column] as readonly string[]).includes(title))
  return (column: Column) => (row: readonly string[]) => tidy(row[at(column)])
}

function findProblem(line: Pick<ClassLine, 'firstName' | 'lastName' | 'login' | 'email'>, written: string) {
  if (line.firstName === '') return text.firstName
  if (line.firstName.length > MAX_CHARS.name || line.lastName.length > MAX_CHARS.name) return text.long
  if (![line.firstName, line.lastName].every(name => OptionalName.safeParse(name).success)) return text.name
  if (written !== '' && !parseGrade(written)) return text.grade(written)
  if (line.email !== '' && !EMAIL.test(line.email)) return text.email(line.email)
  const isLogin = slug(line.login) !== '' && line.login.length <= MAX_CHARS.login
  return line.login !== '' && !isLogin ? text.login : null
}

/**
 * Reads a class list. `fallback`: the grade of pupils without one; `known`: names of pupils who are followed already.
 */
export function readList(written: string, fallback: SchoolGrade, known: readonly string[]): ClassList {
  const { data } = Papa.parse<string[]>(written.trim(), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', '\t', ','],
  })
  const [titles = [], ...rows] = data
  const column = findColumns(titles)
  if (!titles.map(slug).some(title => (COLUMNS.firstName as readonly string[]).includes(title)))
    return { problem: written.trim() === '' ? messages.problems.empty : messages.problems.header }
  if (rows.length === 0) return { problem: messages.problems.nobody }
  if (rows.length > MAX_PUPILS_PER_LIST) return { problem: messages.problems.many(rows.length) }

  const followed = new Set(known.map(slug))
  const seen = new Map<string, number>()
  const lines = rows.map((row, i): ClassLine => {
    const cells = {
      firstName: column('firstName')(row),
      lastName: column('lastName')(row),
      login: column('login')(row),
      email: column('email')(row).toLowerCase(),
    }
    const line = i + 2
    const name = slug(joinName(cells))
    const before = seen.get(name)
    if (before === undefined) seen.set(name, line)
    const twice = before !== undefined ? text.twice(before) : followed.has(name) ? text.known : null
    const grade = column('grade')(row)
    return {
      line,
      ...cells,
      grade: parseGrade(grade) ?? fallback,
      division: findDivision(grade),
      problem: findProblem(cells, grade),
      twice,
    }
  })
  return { lines }
}
