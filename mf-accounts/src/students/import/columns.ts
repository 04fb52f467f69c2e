import { asLine, slug } from '@ariane/shared/catalogue'

/**
 * The titles that a column may have, as `nameTitle` writes them, the preferred one first: those of a list by hand and of the
 * exports of PRONOTE, SIECLE and ONDE. Parents and their addresses are in columns of other names.
 */
const COLUMNS = {
  fullName: ['eleve', 'eleves', 'nom-et-prenom', 'nom-et-prenoms', 'nom-prenom', 'nom-de-l-eleve-et-prenom'],
  lastName: [
    'nom-d-usage',
    'nom-usuel',
    'nom',
    'noms',
    'nom-de-famille',
    'nom-1',
    'nom-de-naissance',
    'nom-naissance',
    'nom-patronymique',
    'patronyme',
  ],
  firstName: [
    'prenom-usuel',
    'prenom-d-usage',
    'prenom',
    'prenoms',
    'prenom-1',
    'premier-prenom',
    'prenom-de-naissance',
  ],
  division: ['division', 'code-division', 'libelle-division', 'classe', 'libelle-classe', 'code-structure'],
  level: ['niveau', 'formation', 'mef', 'libelle-mef', 'libelle-formation', 'niveau-de-formation'],
  born: ['ne-e-le', 'ne-le', 'date-de-naissance', 'date-naissance', 'date-naiss'],
  login: ['identifiant', 'login'],
  email: ['e-mail', 'email', 'mail', 'courriel', 'adresse-e-mail', 'adresse-mail', 'adresse-electronique'],
} as const
type Column = keyof typeof COLUMNS

/** « Prénom(s) de l’élève » is a first name: how many and whose it is says nothing here. */
const nameTitle = (title: string) =>
  slug(title.replace(/\((?:e|s|es|x)\)/gi, '')).replace(/(?<=.)(?:-de-l|-des)?-eleves?$/, '')

/** The columns of a list by its titles. */
export function findColumns(titles: readonly string[]) {
  // A quote in a title is one of another separator.
  const called = titles.map(title => (title.includes('"') ? '' : nameTitle(title)))
  const find = (column: Column) => COLUMNS[column].map(title => called.indexOf(title)).filter(at => at >= 0)
  const known = (Object.keys(COLUMNS) as Column[]).map(find)
  return {
    has: (column: Column) => find(column).length > 0,
    /** How many things are known of each pupil. */
    count: known.filter(places => places.length > 0).length,
    isRead: (at: number) => known.flat().includes(at),
    /** The first of the column's cells that is not empty. */
    read: (column: Column, row: readonly string[]) =>
      find(column)
        .map(at => asLine(row[at] ?? ''))
        .find(Boolean) ?? '',
  }
}
