import { Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { UploadIcon } from '../../icons.ts'
import { messages } from '../messages.ts'
import { fileSize, MAX_FILE_BYTES } from './file-size.ts'
import { PickButton } from './pick-button.tsx'
import { findRefusal, type PickedKind } from './refusal.ts'
import { mayBeTooFine, shrinkPhoto } from './shrink-photo.ts'

const text = messages.pick
const ACCEPT: Record<PickedKind, string | undefined> = { image: 'image/*', audio: 'audio/*', any: undefined }

export type FilePickProps = {
  /** Label of the button. */
  label: string
  kind: PickedKind
  /** Shown below the limit, for instance the accepted types. */
  hint?: ReactNode
  /** In bytes; 10 MB by default. */
  limit?: number
  onFile: (file: File) => void
}

/** One file by click, drop or paste, a photo that is too fine made smaller; one that is too large, empty or of another kind is refused with a sentence. */
export function FilePick({ label, kind, hint, limit = MAX_FILE_BYTES, onFile }: FilePickProps) {
  const [refused, setRefused] = useState<string | null>(null)
  const [over, setOver] = useState(false)

  const take = useCallback(
    (files: readonly File[]) => {
      const bring = (file: File) => {
        const refusal = findRefusal(file, kind, limit)
        setRefused(refusal ?? (files.length > 1 ? text.several : null))
        if (!refusal) onFile(file)
      }
      const [file] = files
      if (!file) return
      if (mayBeTooFine(file)) void shrinkPhoto(file).then(bring)
      else bring(file)
    },
    [kind, limit, onFile],
  )

  // Listens on the whole window: a pasted or dropped file is meant for the only place that takes files, and a drop
  // beside it must not make the browser leave the page. Text goes where it was pasted.
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const receive = (event: Event, brought: DataTransfer | null) => {
      setOver(false)
      if (!brought?.files.length) return
      event.preventDefault()
      take([...brought.files])
    }
    document.addEventListener('paste', event => receive(event, event.clipboardData), { signal })
    document.addEventListener('drop', event => receive(event, event.dataTransfer), { signal })
    document.addEventListener('dragleave', event => event.relatedTarget || setOver(false), { signal })
    document.addEventListener(
      'dragover',
      event => {
        if (!event.dataTransfer?.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      { signal },
    )
    return () => stop.abort()
  }, [take])

  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      px="4"
      py="5"
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={over ? 'brand.fg' : 'border.strong'}
      bg={over ? 'brand.subtle' : 'bg.subtle'}
      borderRadius="l3"
    >
      <PickButton accept={ACCEPT[kind]} onFile={file => take([file])}>
        <UploadIcon aria-hidden />
        {label}
      </PickButton>
      <Text color="ink.muted" textStyle="sm" display={{ base: 'none', sm: 'block' }}>
        {text.drop}
      </Text>
      <Text color="ink.muted" textStyle="sm">
        {text.limit(fileSize(limit))} {hint}
      </Text>
      <Text aria-live="polite" color="danger.fg" fontWeight="medium" overflowWrap="anywhere">
        {refused}
      </Text>
    </Flex>
  )
}
