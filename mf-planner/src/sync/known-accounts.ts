import type { SchoolProvider } from '@ariane/shared/contracts/school'
import { messages as text } from './messages.ts'

type Read = { provider: SchoolProvider; accountName: string; freshAt: string | null }

/** The names of a pupil's accounts of a system: those that were read and those that the device keeps, the first one first. */
export function listNames(provider: SchoolProvider, sources: readonly Read[], kept: readonly string[]): string[] {
  const read = sources.filter(source => source.provider === provider && source.freshAt !== null)
  return [...new Set([...read.map(({ accountName }) => accountName), ...kept])].sort((a, b) => a.localeCompare(b, 'fr'))
}

/** What is wrong with the name of an account that is added; undefined when nothing is. */
export function findNameProblem(typed: string, known: readonly string[]): string | undefined {
  const name = typed.trim()
  if (!known.includes(name)) return undefined
  return name === '' ? text.accountNameMissing : text.accountNameTaken
}
