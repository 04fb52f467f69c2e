/** The door of the tutor: packs become modules, answers are graded, homework is solved, questions are answered. */
export { Solution } from '@ariane/activities/api'
export { askAriane } from './asking/index.ts'
export { listStems } from './asking/question-words.ts'
export { describeReference } from './asking/refer.ts'
export { builtInTutor } from './built-in.ts'
export type { QuestionClaims } from './claims.ts'
export { drawFigure, findFigureFlaws } from './figures/draw-figure.ts'
export { findLegendFlaws, findPictureFlaws, findZoneFlaws } from './figures/find-asked-flaws.ts'
export {
  type Atlas,
  type AtlasZone,
  type Inset,
  makeProjection,
  type ProjectionData,
  type ProjectionName,
} from './figures/kinds/map/atlas.ts'
export { findUnusedFigures } from './figures/references.ts'
export { Figure } from './figures/schema.ts'
export { listTaskFigures } from './figures/tasks/list-task-figures.ts'
export { countTemplates } from './generators/count-templates.ts'
export { generators } from './generators/index.ts'
export { isFigureGenerator } from './generators/on-figures/index.ts'
export { type GradedAnswer, gradeAnswer } from './grade/answer.ts'
export { gradeCases, summarize } from './grade/case-file.ts'
export type { AskedBack, Grader } from './grade/grader.ts'
export { grade, type Setting } from './grade/index.ts'
export type { SecondReading } from './grade/second/with-reading.ts'
export { deriveClaims } from './grade/text/derive-claims.ts'
export { loadLexicon } from './grade/text/lexicon.ts'
export { settleAsk } from './grade/text/settle-ask.ts'
export { findGradingFlaws, type GradingFlaw } from './grading-check/find-flaws.ts'
export { tryTextQuestions } from './grading-check/measure.ts'
export { tryHostileAnswers } from './grading-check/try-hostile-answers.ts'
export { findRevealedWords } from './hints/find-revealed-words.ts'
export {
  composeHomework,
  cutStatement,
  guessPlace,
  isRelevantReminder,
  isRelevantTwin,
  judgeHomework,
} from './homework/index.ts'
export type { JudgedHomework } from './homework/judge.ts'
export type { HomeworkExercise, HomeworkQuestion } from './homework/question.ts'
export { type Beside, judges } from './judges.ts'
export { CONTENT, library } from './library.ts'
export { createModel } from './model/provider.ts'
export { resting } from './model/resting.ts'
export { modelTutor } from './model/tutor.ts'
export { renderModule } from './modules/index.ts'
export { cut, find } from './modules/tokens.ts'
export { findItemNotion, ITEM_PARTS, type ItemPart, listGeneratorNotions, type Notion } from './notions.ts'
export { Curriculum, Pack } from './pack.ts'
export { packFileName, readPackFolder, splitPack } from './pack-files.ts'
export { findPlayingFlaws } from './playing/find-flaws.ts'
export { countShared, drawPaths, measureRepetition } from './repetition/repetition.ts'
export { secondReader } from './second-reader.ts'
export { countSwitchedOff } from './switched-off.ts'
export { fold } from './words.ts'
