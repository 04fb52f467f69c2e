import { type HomeworkDetail, homeworkRoutes } from '@ariane/shared/contracts/homework'
import { call, logOnly } from '@ariane/shared/http'
import { Button, CameraIcon, Image, Notice, PlayIcon } from '@ariane/shared/ui'
import { useState } from 'react'
import { Sound } from '../../path/slides/lazy-parts.tsx'
import { messages } from './messages.ts'

const text = messages.sent
type State = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'shown'; source: string }

/** The photo or the recording of a homework, loaded on request. */
export function Sent({ homework }: { homework: Pick<HomeworkDetail, 'id' | 'sent'> }) {
  const { id, sent } = homework
  const [state, setState] = useState<State>({ kind: 'closed' })
  if (!sent.media) return null
  const isPhoto = sent.input === 'image'

  async function load() {
    setState({ kind: 'loading' })
    try {
      const { data } = await call(homeworkRoutes.homeworkMedia, { id })
      setState({ kind: 'shown', source: `data:${data.type};base64,${data.data}` })
    } catch (error) {
      logOnly('homework media', error)
      setState({ kind: 'failed' })
    }
  }

  if (state.kind === 'shown')
    return isPhoto ? (
      <Image src={state.source} alt={text.photoAlt} maxH="26rem" maxW="full" borderRadius="l2" objectFit="contain" />
    ) : (
      <Sound source={state.source} label={text.audioLabel} />
    )
  if (state.kind === 'failed')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => void load()}>
            {text.retry}
          </Button>
        }
      >
        {text.failure}
      </Notice>
    )
  const Icon = isPhoto ? CameraIcon : PlayIcon
  return (
    <Button variant="surface" size="sm" disabled={state.kind === 'loading'} onClick={() => void load()}>
      <Icon aria-hidden />
      {state.kind === 'loading' ? text.loading : isPhoto ? text.photo : text.audio}
    </Button>
  )
}
