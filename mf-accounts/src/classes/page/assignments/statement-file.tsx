import type { Reading } from '@ariane/shared/contracts/readings'
import { useAction } from '@ariane/shared/form'
import { Box, Button, FileIcon, Flex, LoadingState, Notice, Spinner, Text, TrashIcon } from '@ariane/shared/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { messages } from '../../messages.ts'
import { isKept, readFile } from './read-file.ts'
import type { WorkFields } from './work-fields.ts'

const text = messages.statementFile
const FilePick = lazy(async () => ({ default: (await import('@ariane/shared/ui/media')).FilePick }))

interface Props {
  me: string
  fields: WorkFields
  onChange: (part: Partial<WorkFields>) => void
}

/** A file as the statement: its text is read into the field below, a photo or a sound goes to the pupils too. */
export function StatementFile({ me, fields, onChange }: Props) {
  const [now, look] = useState<Reading | null>(null)
  const [notices, setNotices] = useState<Reading['notices']>([])
  const action = useAction('statement file', text.failure)
  const stop = useRef(new AbortController())
  useEffect(() => {
    const own = new AbortController()
    stop.current = own
    return () => own.abort()
  }, [])

  const read = (file: File) =>
    action.run(
      async () => {
        setNotices([])
        look(null)
        const found = await readFile(file, me, stop.current.signal, look)
        if (found.failure) throw new RefusedFile(found.failure)
        setNotices(found.notices)
        onChange({
          ...(found.text && { title: found.text }),
          file: isKept(found) ? { readingId: found.id, name: found.name } : null,
        })
      },
      { failure: error => (error instanceof RefusedFile ? text.failures[error.failure] : text.failure) },
    )

  if (action.busy)
    return (
      <Flex gap="3" align="center" role="status" bg="info.subtle" borderRadius="l2" p="4">
        <Spinner size="sm" />
        <Text>{now?.pages && now.pages > 1 ? text.page(now.pagesDone, now.pages) : text.reading}</Text>
      </Flex>
    )
  if (fields.file)
    return (
      <Flex align="center" gap="3" p="3" borderRadius="l2" bg="bg.subtle" borderWidth="1px" borderColor="border">
        <Box color="brand.fg" flexShrink="0" aria-hidden>
          <FileIcon size={28} />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {fields.file.name}
          </Text>
          <Text color="ink.muted" textStyle="sm">
            {fields.title.trim() ? text.kept : text.write}
          </Text>
        </Box>
        <Button size="sm" variant="ghost" colorPalette="danger" onClick={() => onChange({ file: null })}>
          <TrashIcon aria-hidden />
          {text.remove}
        </Button>
      </Flex>
    )
  return (
    <>
      <Suspense fallback={<LoadingState label={text.reading} />}>
        <FilePick label={text.pick} kind="any" hint={text.hint} onFile={file => void read(file)} />
      </Suspense>
      {action.problem && <Notice tone="error">{action.problem}</Notice>}
      {notices.map(notice => (
        <Notice key={notice} tone="warning">
          {text.notices[notice]}
        </Notice>
      ))}
    </>
  )
}

/** A file of which nothing could be read, and that is not kept. */
class RefusedFile extends Error {
  readonly failure: NonNullable<Reading['failure']>
  constructor(failure: NonNullable<Reading['failure']>) {
    super(failure)
    this.name = 'RefusedFile'
    this.failure = failure
  }
}
