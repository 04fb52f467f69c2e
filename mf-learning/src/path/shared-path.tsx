import type { PathPreview } from '@ariane/shared/contracts/paths'
import { useAction } from '@ariane/shared/form'
import { ApiError, isAborted } from '@ariane/shared/http'
import { Navigate } from '@ariane/shared/router'
import { Button, Heading, Illustration, LoadingState, Notice, Text, VStack } from '@ariane/shared/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { readHomework } from '../stores/homework.ts'
import { adoptPath, previewPath } from '../stores/shared-path.ts'
import { messages } from './messages.ts'

const text = messages.shared
type Props = { id: number; back: ReactNode; missing: ReactNode; onAdopted: (id: number) => void }

/**
 * A path that is not the user's own: a shared link offers a copy, a homework opens on its own screen, anything else is
 * missing.
 */
export function SharedPath({ id, back, missing, onAdopted }: Props) {
  const [preview, setPreview] = useState<PathPreview | 'loading' | 'none' | 'homework'>('loading')
  const action = useAction('adopt', error =>
    error instanceof ApiError && error.code === 'full' ? text.full : text.failure,
  )
  useEffect(() => {
    const stop = new AbortController()
    previewPath(id, stop.signal)
      .then(setPreview)
      .catch(() => readHomework(id, stop.signal).then(() => setPreview('homework')))
      .catch(error => {
        if (!isAborted(error)) setPreview('none')
      })
    return () => stop.abort()
  }, [id])

  const adopt = () => action.run(async () => onAdopted(await adoptPath(id)))

  if (preview === 'loading') return <LoadingState label={messages.loading} />
  if (preview === 'none') return missing
  if (preview === 'homework') return <Navigate to={`/homework?devoir=${id}`} replace />
  return (
    <>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      <VStack gap="4" py="10" maxW="32rem" mx="auto" textAlign="center">
        <Illustration name="welcome" size={180} />
        <Heading as="h1" size="2xl">
          {preview.title}
        </Heading>
        <Text color="ink.muted">{text.what(preview.subject, preview.grade, preview.moduleCount)}</Text>
        <Button loading={action.busy} onClick={() => void adopt()}>
          {text.adopt}
        </Button>
        {back}
      </VStack>
    </>
  )
}
