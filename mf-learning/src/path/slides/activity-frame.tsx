import { FromActivity, readMessage, type ToActivity } from '@ariane/activities/protocol'
import { useTaught } from '@ariane/activities/taught'
import { lookup } from '@ariane/shared/catalogue'
import type { ActivityAnswer } from '@ariane/shared/contracts/activities'
import { learningRoutes } from '@ariane/shared/contracts/learning'
import { ApiError, call, logOnly } from '@ariane/shared/http'
import { $activeUser, callOrKeep, KeptForLater, onDelivered } from '@ariane/shared/session'
import { Box, chakra, LoadingState } from '@ariane/shared/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ClarificationCard } from '../../parts/clarification-card.tsx'
import { useFramePage } from '../frame/use-frame-page.ts'
import { messages } from '../messages.ts'
import { listChapters } from '../navigation.ts'
import { soundRight } from '../sound/sound-right.ts'
import { loadSound } from '../speech/load-sound.ts'
import { canListen, type Listening, listenTo } from '../speech/recognition.ts'
import type { ActivityProps, Played, Reply } from './activity-props.ts'
import { chaptersToPlay } from './chapters-to-play.ts'
import { Film } from './film.tsx'
import { FrameHelpline } from './lazy-parts.tsx'
import { isReworked, withoutClosedAsks } from './open-asks.ts'
import { typedTexts } from './typed-texts.ts'
import { useAsks } from './use-asks.ts'
import { useRoomBelow } from './use-room-below.ts'
import { useLook } from './use-theme.ts'

/** S2 §9. */
const FRAME_PX = 600
const PATIENCE_MS = 12_000
/** A page that has loaded says so at once, unless it is the browser's own about a missing connection. */
const LOADED_PATIENCE_MS = 3000

/** The frame itself and the talk with it. `keptRef` holds its state by chapter; `onMissing` is called when it did not open or broke. */
export function ActivityFrame({
  href,
  keptRef,
  onMissing,
  module,
  chapter,
  isTitled = false,
  judge,
  clarify,
  onNavigate,
  onState,
  onAnswered,
  onOpen,
}: ActivityProps & { href: string; keptRef: RefObject<Record<string, unknown>>; onMissing: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const shown = useRef(chapter)
  const [ready, setReady] = useState(false)
  const [patienceMs, setPatience] = useState(PATIENCE_MS)
  const [texts, setTexts] = useState<readonly string[]>([])
  const look = useLook()
  const taught = useTaught()
  const opened = useFramePage(href, frame, onMissing)

  const asking = useAsks(module.asks, clarify ?? clarifyIn(module), (key, result) => {
    // The card is gone: the reading position goes back to the activity, which takes it to the result.
    frame.current?.focus()
    post(frame, { type: 'activity-result', key, result })
    onAnswered(key)
  })

  const answer = async (message: Extract<FromActivity, { type: 'activity-answer' }>) => {
    const { key } = message
    try {
      const result = await (judge ?? judgeIn(module))(key, message.answer)
      post(frame, { type: 'activity-result', key, result })
      asking.note(key, result)
      if (!result.left && !result.ask) onAnswered(key)
      if (result.correct && result.attempts) soundRight()
    } catch (error) {
      logOnly('answer', error)
      const locked = error instanceof ApiError && error.code === 'locked'
      const kept = error instanceof KeptForLater
      post(frame, { type: 'activity-failure', key, locked, kept })
      if (kept && !judge) deliver(key)
    }
  }
  /** What becomes of an answer that waited for the connection, in this tab or another. */
  const waiting = useRef(new Map<string, () => void>())
  const deliver = (key: string) => {
    waiting.current.get(key)?.()
    const userId = $activeUser.get()?.uid ?? ''
    const stop = onDelivered(userId, aboutAnswer(module, key), answer => {
      stop()
      const { success, data: given } = learningRoutes.answerModule.answer.safeParse(answer)
      if (!success) return
      post(frame, { type: 'activity-result', key, result: given.data })
      asking.note(key, given.data)
      if (!given.data.left && !given.data.ask) onAnswered(key)
    })
    waiting.current.set(key, stop)
  }
  useEffect(() => {
    const stops = waiting.current
    return () => {
      for (const stop of stops.values()) stop()
    }
  }, [])
  const listen = async ({ part, speed }: Extract<FromActivity, { type: 'activity-listen' }>) => {
    post(frame, { type: 'activity-sound', part, speed, wav: await loadSound(module.id, part, speed) })
  }
  const microphone = useRef<Listening | null>(null)
  const speak = ({ lang, on }: Extract<FromActivity, { type: 'activity-microphone' }>) => {
    microphone.current?.stop()
    if (!on) return
    microphone.current = listenTo(lang, (state, text) => post(frame, { type: 'activity-heard', state, text }))
  }
  useEffect(() => () => microphone.current?.abort(), [])
  const load = useEffectEvent(async () => {
    const chapters = await chaptersToPlay(module, isTitled)
    shown.current = chapter
    setReady(true)
    const current = listChapters(module)[chapter]?.id ?? chapters[0]?.id ?? '-'
    post(frame, {
      type: 'activity-load',
      moduleId: module.id,
      chapters,
      look,
      state: withoutClosedAsks(keptRef.current, asking.asks),
      current,
      ...(taught && { taught: taught.lang }),
      microphone: canListen(),
    })
  })
  const take = useEffectEvent((event: MessageEvent) => {
    const message = readMessage(FromActivity, event, frame.current?.contentWindow, module.id)
    if (!message) return
    if (message.type === 'activity-ready') {
      void load()
    } else if (message.type === 'activity-state') {
      keptRef.current = { ...keptRef.current, [message.key]: message.state }
      onState(message.key, message.state)
      setTexts(typedTexts(message.state))
      if (isReworked(message.state)) asking.close(message.key)
    } else if (message.type === 'activity-answer') void answer(message)
    else if (message.type === 'activity-listen') void listen(message)
    else if (message.type === 'activity-microphone') speak(message)
    else if (message.type === 'activity-open') onOpen(message.key)
    else if (message.type === 'activity-broken') onMissing()
    else onNavigate(message.action)
  })
  useEffect(() => {
    const hear = (event: MessageEvent) => take(event)
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  useEffect(() => {
    if (ready) return
    const timer = setTimeout(onMissing, patienceMs)
    return () => clearTimeout(timer)
  }, [ready, patienceMs, onMissing])

  useEffect(() => {
    if (ready) post(frame, { type: 'activity-look', look })
  }, [ready, look])

  useEffect(() => {
    const key = listChapters(module)[chapter]?.id
    if (!ready || shown.current === chapter || !key) return
    const action = chapter > shown.current ? 'next' : 'prev'
    shown.current = chapter
    post(frame, { type: 'h5p-navigation', moduleId: module.id, key, action })
  }, [ready, chapter, module])

  useRoomBelow(frame, ready, below => post(frame, { type: 'activity-room', below }))

  const film = filmAt(module, chapter)
  const shownKey = listChapters(module)[chapter]?.id ?? ''
  const ask = lookup(asking.asks, shownKey)
  return (
    <>
      {ready && ask && (
        <Box p={{ base: '3', sm: '4' }}>
          <ClarificationCard
            ask={ask}
            busy={asking.busy}
            problem={asking.problem}
            onChoose={option => void asking.reply(shownKey, ask, option)}
          />
        </Box>
      )}
      {texts.length > 0 && <FrameHelpline texts={texts} />}
      <Box pos="relative" minH={`${FRAME_PX}px`}>
        {film && (
          <Film
            link={film.link}
            title={module.title}
            onSeen={() => {
              void answer({ type: 'activity-answer', moduleId: module.id, key: film.key, answer: { engine: 'film' } })
              onNavigate('next')
            }}
          />
        )}
        {!ready && (
          <Box pos="absolute" inset="0">
            <LoadingState label={messages.activity.loading} />
          </Box>
        )}
        {opened && (
          <chakra.iframe
            ref={frame}
            {...opened}
            title={module.title}
            sandbox="allow-scripts"
            onLoad={() => setPatience(LOADED_PATIENCE_MS)}
            display={film ? 'none' : 'block'}
            w="full"
            h={`${FRAME_PX}px`}
            borderWidth="0"
            borderRadius="inherit"
            visibility={ready ? 'visible' : 'hidden'}
          />
        )}
      </Box>
    </>
  )
}

/** The frame has no origin to name; nothing secret is ever said to it. */
const post = (frame: RefObject<HTMLIFrameElement | null>, message: ToActivity) =>
  frame.current?.contentWindow?.postMessage(message, '*')

/** The path's own judgement, which counts for its progress. */
const judgeIn = (module: Played) => async (key: string, answer: ActivityAnswer) => {
  const userId = $activeUser.get()?.uid ?? ''
  const about = { ...aboutAnswer(module, key), title: module.title, text: typedTexts({ answer }).join('\n') }
  return (await callOrKeep(learningRoutes.answerModule, { id: module.id, userId, key, answer }, about)).data
}

/** What an answer is about: those of a module stay in their order. */
const aboutAnswer = (module: Played, key: string) => ({ lane: `module ${module.id}`, part: key })

/** The reply to what the path asked back, which counts as the answer would have. */
const clarifyIn = (module: Played) => async (key: string, reply: Reply) => {
  const userId = $activeUser.get()?.uid ?? ''
  return (await call(learningRoutes.clarifyAnswer, { id: module.id, userId, key, ...reply })).data
}

/** The film of a chapter, if it is one. */
function filmAt(module: Played, chapter: number) {
  const key = listChapters(module)[chapter]?.id ?? ''
  const data = lookup(module.activity, key)
  return data?.engine === 'film' ? { key, link: data.link } : undefined
}
