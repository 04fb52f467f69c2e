import { useContext, useEffect, useRef, useState } from 'react'
import { type FromActivity, readMessage, ToActivity } from '../../frame/protocol.ts'
import { ChapterContext } from '../chapter-context.ts'

export type Hearing = 'off' | 'listening' | 'heard' | 'silent' | 'failed'

let available = false
let agreed = false

/** The player says once whether the browser can write what is said. */
export const setMicrophone = (can: boolean): void => {
  available = can
}

/** Turns speech into text. The frame has no microphone: the player listens, after a choice that is asked for here. */
export function useMicrophone(lang: string, onText: (text: string) => void) {
  const { moduleId } = useContext(ChapterContext)
  const [hearing, setHearing] = useState<Hearing>('off')
  const [asking, setAsking] = useState(false)
  const write = useRef(onText)
  const on = useRef(false)
  useEffect(() => {
    write.current = onText
  })

  useEffect(() => {
    const take = (event: MessageEvent) => {
      const message = readMessage(ToActivity, event, window.parent)
      if (message?.type !== 'activity-heard' || !on.current) return
      if (message.state === 'listening') return
      on.current = false
      if (message.text !== '') write.current(message.text)
      setHearing(message.state === 'failed' ? 'failed' : message.text === '' ? 'silent' : 'heard')
    }
    window.addEventListener('message', take)
    return () => {
      window.removeEventListener('message', take)
      if (on.current) send({ type: 'activity-microphone', moduleId, lang, on: false })
      on.current = false
    }
  }, [moduleId, lang])

  const start = () => {
    on.current = true
    setHearing('listening')
    send({ type: 'activity-microphone', moduleId, lang, on: true })
  }
  return {
    available,
    hearing,
    /** Whether the choice stands on the screen. */
    asking,
    ask: () => (agreed ? start() : setAsking(true)),
    agree: () => {
      agreed = true
      setAsking(false)
      start()
    },
    refuse: () => setAsking(false),
    stop: () => send({ type: 'activity-microphone', moduleId, lang, on: false }),
  }
}

const send = (message: FromActivity) => window.parent.postMessage(message, '*')
