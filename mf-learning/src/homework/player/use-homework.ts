import { type HomeworkDetail, type HomeworkQuestion, homeworkRoutes } from '@ariane/shared/contracts/homework'
import { call } from '@ariane/shared/http'
import { $activeUser, callOrKeep, KeptForLater, onDelivered } from '@ariane/shared/session'
import { isPathId } from '../../path/id.ts'
import { homework as list, readHomework } from '../../stores/homework.ts'
import { useGenerated } from '../../stores/use-generated.ts'

type Place = { exercise: number; question: number }

/** The same homework with a newer version of one question. */
function withQuestion(homework: HomeworkDetail, at: Place, question: HomeworkQuestion): HomeworkDetail {
  const [module, ...others] = homework.modules
  if (!module) return homework
  const exercices = module.exercices.map((exercise, i) =>
    i === at.exercise
      ? { ...exercise, questions: exercise.questions.map((one, j) => (j === at.question ? question : one)) }
      : exercise,
  )
  return { ...homework, modules: [{ ...module, exercices }, ...others] }
}

/** A homework of the active user and the actions on its questions, which throw ApiError, NetworkFailure or KeptForLater. */
export function useHomework(id: number) {
  const { loaded, reload, change } = useGenerated(isPathId(id) ? id : null, readHomework)
  const moduleId = loaded.state === 'ready' ? loaded.data.modules[0]?.id : undefined
  const named = ({ exercise, question }: Place) => ({
    moduleId: moduleId ?? 0,
    exerciceIndex: exercise,
    questionIndex: question,
  })
  const put = (at: Place, question: HomeworkQuestion) => {
    change(now => withQuestion(now, at, question))
    // The card in the list shows the progress.
    void list.reload()
  }

  return {
    loaded,
    reload,
    async correct(at: Place, answer: string) {
      const title = loaded.state === 'ready' ? loaded.data.title : ''
      const about = { lane: `homework ${moduleId}`, part: `${at.exercise}.${at.question}`, title, text: answer }
      try {
        const sent = { ...named(at), answer }
        const { correction, question } = await callOrKeep(homeworkRoutes.correctHomework, sent, about)
        put(at, question)
        return correction
      } catch (error) {
        if (error instanceof KeptForLater) onDelivered($activeUser.get()?.uid ?? '', about, reload)
        throw error
      }
    },
    /** The reply to what was asked back about the stored answer. */
    async clarify(at: Place, reply: { askId: string; optionId: string }) {
      const { correction, question } = await call(homeworkRoutes.clarifyHomework, { ...named(at), ...reply })
      put(at, question)
      return correction
    },
    async skip(at: Place) {
      put(at, (await call(homeworkRoutes.skipQuestion, named(at))).data)
    },
  }
}
export type Correcting = Pick<ReturnType<typeof useHomework>, 'clarify' | 'correct' | 'skip'>
