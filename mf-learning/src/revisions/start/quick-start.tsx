import { arrangeSteps, lookup, type SchoolGrade } from '@ariane/shared/catalogue'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { useAction } from '@ariane/shared/form'
import { ApiError, call } from '@ariane/shared/http'
import { useSearchParams } from '@ariane/shared/router'
import { $activeUser, useStore } from '@ariane/shared/session'
import { useEffect } from 'react'
import { follow } from '../../stores/follow.ts'
import { paths } from '../../stores/paths.ts'
import { ChapterPage } from './chapter-page.tsx'
import { messages as text } from './messages.ts'
import { type Place, placeToSearch, readPlace } from './place.ts'
import { ReadyPage } from './ready-page.tsx'
import { SubjectPage } from './subject-page.tsx'
import { findPaths, type Topic } from './topics.ts'

/** S1: where the pupil's own grade is unknown. */
const UNKNOWN_GRADE: SchoolGrade = '4ème'

type Props = {
  onPlay: (id: number) => void
  onCustomise: () => void
  /** Opens the wizard where a generation was stopped. */
  onResume: (id: number) => void
  onClose: () => void
}

/** Three taps to learn: a subject, a chapter, « C'est parti ». Each is a page of its own, so that « back » leads to the one before. */
export default function QuickStart({ onPlay, onCustomise, onResume, onClose }: Props) {
  const user = useStore($activeUser)
  const [search, setSearch] = useSearchParams()
  const list = useStore(paths.$data)
  useEffect(() => follow(paths), [])
  const place = readPlace(search)
  const grade = place.grade ?? user?.grade ?? UNKNOWN_GRADE
  const go = (next: Place) => setSearch(now => placeToSearch(now, next))
  const action = useAction('quick start', error =>
    error instanceof ApiError ? (lookup({ full: text.full }, error.code) ?? text.failure) : text.failure,
  )

  const start = ({ chapterId, subChapterId, prompts, key }: Topic) =>
    action.run(async () => {
      const { data } = await call(learningRoutes.generatePath, {
        desc: '',
        userId: user?.uid ?? '',
        pathType: 'pedagogical_pathway',
        chapterId,
        ...(subChapterId && { subChapterId }),
        customPrompts: arrangeSteps(prompts),
      })
      void paths.reload()
      go({ ...place, topic: key, path: data.id })
    })

  if (place.path !== null)
    return (
      <ReadyPage
        key={place.path}
        id={place.path}
        onStart={() => place.path !== null && onPlay(place.path)}
        onResume={() => place.path !== null && onResume(place.path)}
        onBack={() => go({ ...place, path: null })}
      />
    )
  if (place.subject)
    return (
      <ChapterPage
        key={`${place.subject} ${grade}`}
        subject={place.subject}
        grade={grade}
        first={place.topic}
        paths={list.state === 'ready' ? findPaths(list.data) : new Map()}
        busy={action.busy}
        problem={action.problem}
        onStart={topic => void start(topic)}
        onResume={path => onPlay(path.id)}
        onCustomise={onCustomise}
        onBack={() => go({ ...place, subject: null, topic: null })}
      />
    )
  return (
    <SubjectPage
      grade={grade}
      onGrade={next => go({ ...place, grade: next })}
      onChoose={subject => go({ ...place, subject })}
      onCustomise={onCustomise}
      onBack={onClose}
    />
  )
}
