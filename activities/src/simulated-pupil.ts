import { accordionPupil } from './accordion/simulated-pupil.ts'
import { cardsPupil } from './cards/simulated-pupil.ts'
import { categorizePupil } from './categorize/simulated-pupil.ts'
import { chooseZonePupil } from './choose-zone/simulated-pupil.ts'
import { clozePupil } from './cloze/simulated-pupil.ts'
import { contentsPupil } from './contents/simulated-pupil.ts'
import { dialogCardsPupil } from './dialog-cards/simulated-pupil.ts'
import { dictationPupil } from './dictation/simulated-pupil.ts'
import { drawImagePupil } from './draw-image/simulated-pupil.ts'
import { filmPupil } from './film/simulated-pupil.ts'
import { gridPupil } from './grid/simulated-pupil.ts'
import { labelFigurePupil } from './label-figure/simulated-pupil.ts'
import { markPupil } from './mark/simulated-pupil.ts'
import { matchPupil } from './match/simulated-pupil.ts'
import { memoryPupil } from './memory/simulated-pupil.ts'
import { narratedPupil } from './narrated/simulated-pupil.ts'
import { numberLinePupil } from './number-line/simulated-pupil.ts'
import { orderPupil } from './order/simulated-pupil.ts'
import { pagePupil } from './page/simulated-pupil.ts'
import { placePointPupil } from './place-point/simulated-pupil.ts'
import { quizPupil } from './quiz/simulated-pupil.ts'
import { readValuePupil } from './read-value/simulated-pupil.ts'
import type { ActivityAnswer, ActivityData, AnswerFor, DataFor, Engine } from './shape.ts'
import type { SimulatedPupil } from './simulated-pupil/rules.ts'
import type { Solution, SolutionFor } from './solution.ts'
import { speakPupil } from './speak/simulated-pupil.ts'
import { speedReadingPupil } from './speed-reading/simulated-pupil.ts'
import { tablePupil } from './table/simulated-pupil.ts'
import { timelinePupil } from './timeline/simulated-pupil.ts'
import { writingPupil } from './writing/simulated-pupil.ts'

const engines: { [E in Engine]: SimulatedPupil<E> } = {
  accordion: accordionPupil,
  quiz: quizPupil,
  cloze: clozePupil,
  cards: cardsPupil,
  order: orderPupil,
  timeline: timelinePupil,
  match: matchPupil,
  categorize: categorizePupil,
  grid: gridPupil,
  table: tablePupil,
  memory: memoryPupil,
  mark: markPupil,
  page: pagePupil,
  contents: contentsPupil,
  narrated: narratedPupil,
  film: filmPupil,
  'dialog-cards': dialogCardsPupil,
  'draw-image': drawImagePupil,
  'place-point': placePointPupil,
  'read-value': readValuePupil,
  'speed-reading': speedReadingPupil,
  writing: writingPupil,
  dictation: dictationPupil,
  speak: speakPupil,
  'number-line': numberLinePupil,
  'choose-zone': chooseZonePupil,
  'label-figure': labelFigurePupil,
}

const answerRightWith = <E extends Engine>(engine: E, solution: SolutionFor<E>): AnswerFor<E> =>
  engines[engine].right(solution)

/** A right answer to one chapter of an activity. */
export const answerRight = (solution: Solution): ActivityAnswer => answerRightWith(solution.engine, solution)

const answerWrongWith = <E extends Engine>(engine: E, solution: SolutionFor<E>, noIdea: string): AnswerFor<E> =>
  engines[engine].wrong(solution, noIdea)

/** An answer with nothing right; `noIdea` is what is written where words are typed. */
export const answerWrong = (solution: Solution, noIdea: string): ActivityAnswer =>
  answerWrongWith(solution.engine, solution, noIdea)

const guessWith = <E extends Engine>(engine: E, solution: SolutionFor<E>, noIdea: string): AnswerFor<E> =>
  engines[engine].guess?.(solution) ?? engines[engine].wrong(solution, noIdea)

/** The answer of a pupil who does not know: never all right, perhaps some of it. */
export const answerUnsure = (solution: Solution, noIdea: string): ActivityAnswer =>
  guessWith(solution.engine, solution, noIdea)

const findLeaksWith = <E extends Engine>(engine: E, data: DataFor<E>, solution: SolutionFor<E>) =>
  engines[engine].leaks?.(data, solution) ?? []

/** What gives the solution away in what the browser receives, or does not go with it, each in plain words. */
export const findLeaks = (data: ActivityData, solution: Solution): string[] =>
  data.engine === solution.engine
    ? findLeaksWith(data.engine, data, solution).flatMap(leak => (leak === false ? [] : [leak]))
    : []
