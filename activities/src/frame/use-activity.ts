import { useCallback, useEffect, useRef, useState } from 'react'
import { type ChapterState, resume, retryAnswer } from '../answering.ts'
import type { ActivityAnswer } from '../shape.ts'
import { setMicrophone } from '../ui/field/use-microphone.ts'
import { type Action, type FromActivity, type Look, readMessage, ToActivity } from './protocol.ts'

type Load = Extract<ToActivity, { type: 'activity-load' }>
/** How far the grading of an answer is. */
export type GradingState = 'no' | 'busy' | 'failed' | 'locked' | 'kept'

const post = (message: FromActivity) => window.parent.postMessage(message, '*')

/** What the frame knows: the module it was given, the chapter shown, the pupil's answers. */
export function useActivity() {
  const [load, setLoad] = useState<Load | null>(null)
  const [current, setCurrent] = useState('')
  const [states, setStates] = useState<Record<string, ChapterState>>({})
  const [grading, setGrading] = useState<Record<string, GradingState>>({})
  const moduleId = useRef<number>(undefined)
  const latest = useRef(states)

  const keep = useCallback((key: string, state: ChapterState) => {
    latest.current = { ...latest.current, [key]: state }
    setStates(latest.current)
    post({ type: 'activity-state', moduleId: moduleId.current ?? 0, key, state })
  }, [])

  useEffect(() => {
    const take = (event: MessageEvent) => {
      const message = readMessage(ToActivity, event, window.parent, moduleId.current)
      if (!message) return
      if (message.type === 'activity-load') {
        moduleId.current = message.moduleId
        latest.current = Object.fromEntries(
          message.chapters.map(({ id, data }) => [id, resume(data, message.state[id])]),
        )
        setStates(latest.current)
        setGrading({})
        setMicrophone(message.microphone === true)
        setLoad(message)
        setCurrent(message.current)
        paint(message.look)
      } else if (message.type === 'activity-look') paint(message.look)
      else if (message.type === 'activity-room')
        document.documentElement.style.setProperty('--below', `${Math.round(message.below)}px`)
      else if (message.type === 'h5p-navigation') setCurrent(message.key)
      else if (message.type === 'activity-failure') setGrading(now => ({ ...now, [message.key]: toFailure(message) }))
      else if (message.type === 'activity-result') {
        const state = latest.current[message.key]
        if (state) keep(message.key, { ...state, result: message.result })
        setGrading(now => ({ ...now, [message.key]: 'no' }))
      }
    }
    window.addEventListener('message', take)
    post({ type: 'activity-ready' })
    return () => window.removeEventListener('message', take)
  }, [keep])

  return {
    moduleId: load?.moduleId ?? 0,
    chapters: load?.chapters ?? null,
    taught: load?.taught,
    current,
    states,
    grading,
    change: (key: string, answer: ActivityAnswer) => keep(key, { answer, result: null }),
    validate: (key: string, answer: ActivityAnswer) => {
      setGrading(now => ({ ...now, [key]: 'busy' }))
      post({ type: 'activity-answer', moduleId: moduleId.current ?? 0, key, answer })
    },
    /** Notes what the writer thinks of a graded answer; the result stays. */
    assess: (key: string, answer: ActivityAnswer) => {
      const state = latest.current[key]
      if (state?.result) keep(key, { answer, result: state.result })
    },
    retry: (key: string) => {
      const state = latest.current[key]
      if (state?.result) keep(key, { answer: retryAnswer(state.answer, state.result), result: null })
    },
    /** Goes on with what was left; what was answered stays. */
    complete: (key: string) => {
      const state = latest.current[key]
      if (state) keep(key, { answer: state.answer, result: null })
    },
    open: (key: string) => post({ type: 'activity-open', moduleId: moduleId.current ?? 0, key }),
    navigate: (action: Action) => post({ type: 'activity-navigate', moduleId: moduleId.current ?? 0, action }),
  }
}

const toFailure = ({ locked, kept }: { locked?: boolean | undefined; kept?: boolean | undefined }) =>
  locked ? 'locked' : kept ? 'kept' : 'failed'

const paint = (look: Look) => void Object.assign(document.documentElement.dataset, look)
