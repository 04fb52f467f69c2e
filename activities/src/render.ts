import { renderAccordion } from './accordion/render.ts'
import { renderCards } from './cards/render.ts'
import { renderCategorize } from './categorize/render.ts'
import { renderChooseZone } from './choose-zone/render.ts'
import { renderCloze } from './cloze/render.ts'
import { renderContents } from './contents/render.ts'
import { renderDialogCards } from './dialog-cards/render.ts'
import { renderDictation } from './dictation/render.ts'
import { renderDrawImage } from './draw-image/render.ts'
import { renderFilm } from './film/render.ts'
import { renderGrid } from './grid/render.ts'
import { renderLabelFigure } from './label-figure/render.ts'
import { renderMark } from './mark/render.ts'
import { renderMatch } from './match/render.ts'
import { renderMemory } from './memory/render.ts'
import { renderNarrated } from './narrated/render.ts'
import { renderNumberLine } from './number-line/render.ts'
import { renderOrder } from './order/render.ts'
import { renderPage } from './page/render.ts'
import { renderPlacePoint } from './place-point/render.ts'
import { renderQuiz } from './quiz/render.ts'
import type { Random } from './random.ts'
import { renderReadValue } from './read-value/render.ts'
import type { Rendered } from './rendered.ts'
import type { Engine } from './shape.ts'
import { renderSpeak } from './speak/render.ts'
import { renderSpeedReading } from './speed-reading/render.ts'
import { renderTable } from './table/render.ts'
import { renderTimeline } from './timeline/render.ts'
import { renderWriting } from './writing/render.ts'

const registered = {
  accordion: renderAccordion,
  quiz: renderQuiz,
  cloze: renderCloze,
  cards: renderCards,
  order: renderOrder,
  timeline: renderTimeline,
  match: renderMatch,
  categorize: renderCategorize,
  grid: renderGrid,
  table: renderTable,
  memory: renderMemory,
  mark: renderMark,
  page: renderPage,
  contents: renderContents,
  narrated: renderNarrated,
  film: renderFilm,
  'dialog-cards': renderDialogCards,
  'draw-image': renderDrawImage,
  'place-point': renderPlacePoint,
  'read-value': renderReadValue,
  'speed-reading': renderSpeedReading,
  writing: renderWriting,
  dictation: renderDictation,
  speak: renderSpeak,
  'number-line': renderNumberLine,
  'choose-zone': renderChooseZone,
  'label-figure': renderLabelFigure,
}

/** The plain material that a chapter of an engine is rendered from. */
export type MaterialFor<E extends Engine> = Parameters<(typeof registered)[E]>[0]

const renderers: { [E in Engine]: (material: MaterialFor<E>, random: Random) => Rendered<E> } = registered

/** Renders one chapter: the same material and the same random numbers always give the same one. */
export const render = <E extends Engine>(engine: E, material: MaterialFor<E>, random: Random): Rendered<E> =>
  renderers[engine](material, random)
