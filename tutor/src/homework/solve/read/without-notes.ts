import { fold } from '../../../words.ts'
import type { Problem } from '../solution.ts'

/** Said of the sheet, not of the exercise: « DM n°4 — à rendre le lundi 12 mai », « (d’après manuel p. 143, n° 27) ». */
const NOTE =
  /^[^\p{L}\d(]*(?:\(?d'apres (?:le |un )?(?:manuel|brevet|livre|sujet)[^)]*\)?|(?:dm|dst?|devoir(?: maison| surveille| libre)?|evaluation|interro\w*|controle|fiche|activite|probleme|seance|chapitre|brevet|source)\b[^.?=+×]{0,70}|a (?:rendre|faire) (?:pour|le|avant)\b.{0,40}|pour (?:le |lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain)[^.?=+×]{0,40}|(?:nom|prenom|classe|date) ?:.{0,30}|(?:bon courage|bonjour|bonsoir|svp|merci|on donne|donnees)[ !.:]*|(?:calculatrice|telephone)\b.{0,30}(?:autorisee?|interdite?)\.?)$/u
const IN_BRACKETS =
  /\((?:d['’]apr[èe]s [^)]*|(?:sur )?\d+(?:,\d+)? ?(?:pts?|points?)|(?:sur|\/) ?\d+|voir (?:la )?figure[^)]*|manuel [^)]*|p\. ?\d+[^)]*)\)/giu
/** What a pupil writes around a question. */
const CHAT =
  /(?:[\s,.!]*(?:\b(?:stp|svp|s['’]il (?:te|vous) pla[iî]t|merci(?: d['’]avance)?|c(?:['’]est)? pour (?:demain|lundi|mardi|mercredi|jeudi|vendredi)|aidez?[- ]moi|help|je comprends (?:pas|rien)|pour demain)(?![\p{L}])|\p{Extended_Pictographic}))+[\s.!?]*$/iu

const clean = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(IN_BRACKETS, ' ').trim())
    .filter(line => line !== '' && !NOTE.test(fold(line)))
    .join('\n')

/** A problem without what is said of the sheet, and without what a pupil writes around it. */
export const withoutNotes = (problem: Problem): Problem => {
  const body = problem.body
    .replace(IN_BRACKETS, ' ')
    .replace(/[ \t]+/g, ' ')
    .trim()
  const plain = body.replace(CHAT, '').trim()
  return {
    ...problem,
    context: clean(problem.context),
    instruction: problem.instruction.replace(IN_BRACKETS, ' ').trim(),
    body: plain.length >= 4 ? plain : body,
  }
}
