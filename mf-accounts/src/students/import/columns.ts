import { slug } from '@ariane/shared/catalogue'

/**
 * The titles that a column may have, as `slug` writes them, the preferred one first: those of a list by hand and of the
 * exports of PRONOTE, SIECLE and ONDE. Parents and their addresses are in columns of other names.
 */
const COLUMNS = {
  fullName: ['eleve', 'eleves', 'nom-et-prenom', 'nom-et-prenoms', 'nom-prenom', 'nom-de-l-eleve-et-prenom'],
  lastName: ['nom-d-usage', 'nom-d-usage-eleve', 'nom', 'nom-de-famille', 'nom-1', 'nom-eleve', 'nom-de-l-eleve'],
  firstName: ['prenom-usuel', 'prenom-d-usage', 'prenom', 'prenoms', 'prenom-1', 'prenom-eleve', 'prenom-de-l-eleve'],
  division: ['division', 'code-division', 'libelle-division', 'classe', 'libelle-classe', 'code-structure'],
  level: ['niveau', 'formation', 'mef', 'libelle-mef', 'libelle-formation', 'niveau-de-formation'],
  born: ['ne-e-le', 'ne-le', 'date-de-naissance', 'date-naissance', 'date-naiss'],
  login: ['identifiant', 'login'],
  email: ['e-mail', 'email', 'mail', 'courriel', 'adresse-e-mail', 'adresse-mail', 'adresse-electronique'],
} as const
type Column = keyof typeof COLUMNS

/** Control characters and repeated spaces become one space. */
const tidy = (cell = '') => cell.replace(/[\p{C}\s]+/gu, ' ').trim()

/** The columns of a list by its titles. */
export function findColumns(titles: readonly string[]) {
  const called = titles.map(slug)
  const find = (column: Column) => COLUMNS[column].map(title => called.indexOf(title)).filter(at => at >= 0)
  return {
    has: (column: Column) => find(column).length > 0,
    /** The first of the column's cells that is not empty. */
    read: (column: Column, row: readonly string[]) =>
      find(column)
        .map(at => tidy(row[at]))
        .find(Boolean) ?? '',
  }
}
