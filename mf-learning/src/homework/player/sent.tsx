import { type HomeworkDetail, homeworkRoutes } from '@ariane/shared/contracts/homework'
import { useAction } from '@ariane/shared/form'
import { call } from '@ariane/shared/http'
import { Button, CameraIcon, Image, Notice, PlayIcon } from '@ariane/shared/ui'
import { useState } from 'react'
import { Sound } from '../../path/slides/lazy-parts.tsx'
import { messages } from './messages.ts'

const text = messages.sent

/** The photo or the recording of a homework, loaded on request. */
export function Sent({ homework }: { homework: Pick<HomeworkDetail, 'id' | 'sent'> }) {
  const { id, sent } = homework
  const [source, setSource] = useState<string | null>(null)
  const action = useAction('homework media', text.failure)
  if (!sent.media) return null
  const isPhoto = sent.input === 'image'

  const load = () =>
    action.run(async () => {
      const { data } = await call(homeworkRoutes.homeworkMedia, { id })
      setSource(`data:${data.type};base64,${data.data}`)
    })

  if (source !== null)
    return isPhoto ? (
      <Image src={source} alt={text.photoAlt} maxH="26rem" maxW="full" borderRadius="l2" objectFit="contain" />
    ) : (
      <Sound source={source} label={text.audioLabel} />
    )
  if (action.problem)
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="outline" onClick={() => void load()}>
            {text.retry}
          </Button>
        }
      >
        {action.problem}
      </Notice>
    )
  const Icon = isPhoto ? CameraIcon : PlayIcon
  return (
    <Button variant="surface" size="sm" disabled={action.busy} onClick={() => void load()}>
      <Icon aria-hidden />
      {action.busy ? text.loading : isPhoto ? text.photo : text.audio}
    </Button>
  )
}
