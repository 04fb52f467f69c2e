import Papa from 'papaparse'
import { messages } from './messages.ts'
import type { CreatedPupil } from './store.ts'

/** A CSV file that a spreadsheet opens with its accents; a cell that would run as a formula there is stored as text. */
export const csv = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  `\uFEFF${Papa.unparse({ fields: [...columns], data: rows.map(row => [...row]) }, { delimiter: ';', escapeFormulae: true })}`

export const templateCsv = () => csv(messages.templateColumns, [['Martin', 'Léa', '6ème', '']])

export const credentialsCsv = (made: readonly CreatedPupil[]) =>
  csv(
    messages.columns,
    made.map(({ lastName, firstName, grade, division, login, password }) => [
      lastName,
      firstName,
      division || grade,
      login,
      password,
    ]),
  )

/** Offers a text to the user as a downloaded file. */
export function download(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
