import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

const TITLE =
  /^[^\p{L}\d]*(?:(?:exercice|ex|exo|partie)\b[ n°\d:.–-]*)?(?:calculs?(?: (?:mental|poses?|en ligne|simples?|de tete|numeriques?|rapides?|fractionnaires?))?|operations?(?: posees?)?|de tete|mentalement|a la main|additions?|soustractions?|multiplications?|priorites(?: operatoires)?|(?:les )?(?:fractions|decimaux|nombres (?:relatifs|decimaux)|relatifs)(?: ?: ?calculs?)?)?[ :.–-]*$/u
/** Said of a sheet of calculations, word by word: « Série n°5 – Fractions et puissances (sans calculatrice) ». */
const SHEET_WORDS = new Set(
  `serie fiche feuille interro interrogation controle evaluation devoir test surprise entrainement revision revisions exercices exercice calcul
  calculs calculer mental numerique litteral fractions fraction puissances puissance de dix relatifs relatif decimaux decimal nombres entiers
  operations operation additions soustractions multiplications divisions quatre les des et ou du la le en sans avec calculatrice
  autorisee interdite n no numero min minutes h points pts sur note nom prenom date classe eme e a b c mathematiques maths chapitre seance partie
  l oral tete priorites operatoires rituel defi flash rapide rapides posees ligne cahier jour semaine automatismes automatisme ex activites activite mentales mentale questions question course aux`.split(
    /\s+/,
  ),
)
const isSheet = (line: string) =>
  line.length <= 90 &&
  !/[=+×÷*]|\d\s?[-−–/:]\s?\d/u.test(line) &&
  (line.match(/\p{L}+/gu) ?? []).every(word => SHEET_WORDS.has(word))

/** Whether nothing but the name of a sheet of calculations stands around a problem. */
export const isOnSheetOfCalculations = ({ instruction, title = '', above = [], context }: Problem): boolean =>
  [instruction, title, ...above, context].every(text =>
    fold(text)
      .split('\n')
      .every(line => TITLE.test(line) || isSheet(line)),
  )
