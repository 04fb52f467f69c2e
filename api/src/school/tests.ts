import { plain } from './plain.ts'

/** What schools call a test, at the beginning of a lesson's or a task's words. */
const TEST =
  /^(?:(?:PETITE?|GRANDE?|GROS|GROSSE|RAPPEL|DEMAIN) )*(?:CONTROLES?|INTERROS?|INTERROGATIONS?|EVALUATIONS?|EVALS?|DEVOIR SURVEILLE|DEVOIR SUR TABLE|D ?S|D ?S ?T|DNB BLANC|BREVET BLANC|TEST)\b/
/** What is done with a test that is over, or something else of that name. */
const OVER = /\b(?:SIGNE[ERS]*|SIGNATURE|CORRIGE[ERS]*|CORRECTION|A RENDRE|RENDU|A RATTRAPER)\b/
const OTHER = /^(?:CONTROLE CONTINU|TEST (?:PCR|ANTIGENIQUE)|AUTO EVALUATION|EVALUATION (?:DU STAGE|DES DELEGUES))\b/

/** Whether a school's words announce a test: « Contrôle de maths », « Interro verbes irréguliers ». */
export function isTest(words: string): boolean {
  const text = plain(words)
  return TEST.test(text) && !OVER.test(text) && !OTHER.test(text)
}

/** 'Contrôle de maths' as 'MATHS': the subject in the name of a test. */
export const withoutTest = (words: string): string =>
  plain(words)
    .replace(TEST, '')
    .replace(/^(?: (?:COMMUN|N \d+|DE|D|EN|SUR|LES?|LA|L)\b)+/, '')
    .trim()
