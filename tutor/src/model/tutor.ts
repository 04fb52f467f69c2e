import { type SchoolGrade, type Subject, soundsDistressed } from '@ariane/shared/catalogue'
import type { ModulePrompt, TutorAnswer } from '@ariane/shared/contracts'
import { answerCheck } from '../asking/check-understood.ts'
import { findPassages } from '../asking/find-passages.ts'
import { builtInTutor } from '../built-in.ts'
import type { HomeworkExercise } from '../homework/question.ts'
import { library } from '../library.ts'
import { answerWithModel } from './answer-question.ts'
import type { ReportFailure } from './failure.ts'
import { helpHomework } from './homework.ts'
import { writePack } from './material.ts'
import { messages } from './messages.ts'
import { lessonWords } from './private/lesson-words.ts'
import { hidePersons, type Person, showing } from './private.ts'
import type { Model } from './provider.ts'

type Place = { chapterId: string; subChapterId: string | null }

type Asked = { pupil: string; slide: { title?: string | undefined; text: string }; history: readonly string[] }

/** What a pupil's words need before they leave. */
export interface Privacy {
  /** He, who follows him and who is in his class, each with all names. */
  namesAround(pupil: string): Promise<readonly Person[]>
  /** Whether his own words (questions, wishes for a path) may leave at all. */
  mayAsk(pupil: string): Promise<boolean>
}

/** The built-in tutor, helped by a model where it can be: what it writes passes the same schemas, and without it nothing stops. */
export const modelTutor = (model: Model, report: ReportFailure, privacy: Privacy) => {
  // The first question does not wait for the count.
  void lessonWords()
  return withModel(model, report, privacy)
}

const withModel = (model: Model, report: ReportFailure, { namesAround, mayAsk }: Privacy) => ({
  ...builtInTutor,

  listChapters: (subject: Subject, grade: SchoolGrade) => library().programme(subject, grade),

  topic(place: Place) {
    const known = builtInTutor.topic(place)
    const bare = library().findPlace(place.chapterId, place.subChapterId)
    return known ?? (bare && { title: bare.title, subject: bare.subject, grade: bare.grade, reviewed: false })
  },

  async prepare(place: Place, prompts: readonly ModulePrompt[], pupil: string, signal: AbortSignal) {
    const at = library().findPlace(place.chapterId, place.subChapterId)
    if (!at) return undefined
    const topic = { ...at, id: at.subChapterId ?? at.chapterId }
    const known = library().topic(place.chapterId, place.subChapterId)?.pack
    // What he typed himself leaves only where his questions may: elsewhere the lesson is all a model hears of.
    const own = (await mayAsk(pupil)) ? prompts : []
    const persons = await hidePersons(await namesAround(pupil))
    const wishes = own.map(({ title, prompt_generation }) => persons.hide(`${title} : ${prompt_generation}`))
    const written = await writePack(showing(model, persons), report, { topic, known, wishes, signal })
    return written && { model: model.name, ...written }
  },

  /** A statement is the pupil's own words, as a question is: it leaves under the same conditions. */
  async helpHomework(
    pupil: string,
    { subject, grade, exercises }: { subject: Subject; grade: SchoolGrade; exercises: HomeworkExercise[] },
    signal: AbortSignal,
  ): Promise<HomeworkExercise[]> {
    if (!(await mayAsk(pupil))) return exercises
    const persons = await hidePersons(await namesAround(pupil))
    return helpHomework(model, report, { subject, grade, exercises, persons, signal })
  },

  async ask(question: string, place: Place, { pupil, slide, history }: Asked): Promise<TutorAnswer> {
    const asking = { slide, history }
    const builtIn = builtInTutor.ask(question, place, asking)
    const at = library().findPlace(place.chapterId, place.subChapterId)
    // What is computed, refused or listened to is no matter for a model.
    if (!at || builtIn.kind === 'calculation' || builtIn.kind === 'refusal' || soundsDistressed(question))
      return builtIn
    if (!(await mayAsk(pupil))) return builtIn
    const pack = library().topic(place.chapterId, place.subChapterId)?.pack
    // A second explanation that an author wrote is read as it is, and so is what the pupil answers to its question.
    if (builtIn.check !== undefined || (pack && answerCheck(question, { pack, packs: [], ...asking }))) return builtIn
    const persons = await hidePersons(await namesAround(pupil))
    const passages = pack ? findPassages(question, { pack, packs: library().packs, ...asking }) : []
    try {
      return await answerWithModel(showing(model, persons), {
        instructions: `${messages.teacher(at.subject, at.grade)}\n${messages.answer}`,
        lesson: messages.lesson(at.chapter, at.title),
        // A name of the lesson is hidden where it is one of the class as well: in all texts it is the same person.
        slide: persons.hide(slide.text),
        passages: passages.map(passage => ({ ...passage, text: persons.hide(passage.text) })),
        history: history.map(persons.hide),
        question: persons.hide(question),
      })
    } catch (error) {
      report(error, 'a question was answered without the model')
      return builtIn
    }
  },
})
