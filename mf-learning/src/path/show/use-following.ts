import { learningRoutes, type PathDetail } from '@ariane/shared/contracts/learning'
import { reviewRoutes } from '@ariane/shared/contracts/review'
import { call, isAborted, logOnly } from '@ariane/shared/http'
import { $activeUser } from '@ariane/shared/session'
import { useEffect, useState } from 'react'
import { followingTopic, listTopics, type Topic } from '../../revisions/start/topics.ts'

type Following = {
  /** The next chapter of the programme. */
  topic: Topic | null
  /** The first day on which missed questions of this path come back. */
  backOn: string | null
}

/** What comes after a path: the end says so once it is known, and does without it otherwise. */
export function useFollowing(path: PathDetail | null): Following {
  const [following, setFollowing] = useState<Following>({ topic: null, backOn: null })
  useEffect(() => {
    if (!path) return
    const stop = new AbortController()
    const { signal } = stop
    const quiet = (error: unknown) => {
      if (!isAborted(error)) logOnly('following', error)
    }
    const { id, subject, grade } = path
    call(learningRoutes.listChapters, { subject, classroom: grade }, { signal })
      .then(({ data }) => {
        const topic = followingTopic(listTopics(data.chapters), path) ?? null
        setFollowing(now => ({ ...now, topic }))
      })
      .catch(quiet)
    call(reviewRoutes.listReviews, { userId: $activeUser.get()?.uid ?? '' }, { signal })
      .then(({ data }) => {
        const days = data.filter(({ source }) => source.kind === 'path' && source.id === id).map(({ dueDay }) => dueDay)
        const [backOn = null] = days.sort()
        setFollowing(now => ({ ...now, backOn }))
      })
      .catch(quiet)
    return () => stop.abort()
  }, [path])
  return following
}
