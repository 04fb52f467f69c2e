import { plain } from './plain.ts'

const NAMES =
  '(?:CONTROLES?|INTERROS?|INTERROGATIONS?|EVALUATIONS?|EVALS?|DEVOIRS? (?:SURVEILLES?|COMMUNS?|SUR TABLE)|D ?S(?: ?T)?\\d?|DNB BLANC|BREVET BLANC|TEST)'
/** What schools call a test, at the beginning of a lesson's or a task's words. */
const TEST = new RegExp(`^(?:(?:PETITE?|GRANDE?|GROS|GROSSE|RAPPEL|DEMAIN) )*${NAMES}\\b`)
/** « Maths DS ». */
const TEST_LAST = new RegExp(`^(.+) ${NAMES}$`)
/** What is done with a test that is over, or something else of that name. */
const OVER = /\b(?:SIGNE[ERS]*|SIGNATURE|CORRIGE[ERS]*|CORRECTION|A RENDRE|RENDU|A RATTRAPER)\b/
const OTHER =
  /^(?:CONTROLE (?:CONTINU|TECHNIQUE|MEDICAL|ROUTIER|D IDENTITE|D(?:U|ES) (?:CAHIER|CARNET|CLASSEUR|LIVRE|MANUEL|MATERIEL)S?)|TEST (?:PCR|ANTIGENIQUE|DE DEPISTAGE)|AUTO EVALUATION|EVALUATION (?:DU STAGE|DES DELEGUES))\b/

/** Whether a school's words announce a test: « Contrôle de maths », « Interro verbes irréguliers ». */
export function isTest(words: string): boolean {
  const text = plain(words)
  return TEST.test(text) && !OVER.test(text) && !OTHER.test(text)
}

/** 'Contrôle de maths' as 'MATHS': the subject in the name of a test. */
export const withoutTest = (words: string): string =>
  plain(words)
    .replace(TEST, '')
    .replace(/^(?: (?:COMMUNE?|(?:N )?\d+|DE|D|EN|SUR|LES?|LA|L)\b)+/, '')
    .trim()

/** What stands before the name of a test that ends a title: 'MATHS' of « Maths DS »; undefined where none does. */
export const beforeTest = (words: string): string | undefined => TEST_LAST.exec(plain(words))?.[1]
