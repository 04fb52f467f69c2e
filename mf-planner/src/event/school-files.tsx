import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { SchoolFile } from '@ariane/shared/contracts/school-files'
import { useOneCall } from '@ariane/shared/form'
import { Link as RouterLink } from '@ariane/shared/router'
import { openFile } from '@ariane/shared/school'
import { $schoolSyncs, useStore } from '@ariane/shared/session'
import { Box, Button, ExternalLinkIcon, Flex, Image, Link, Notice, Panel, Text, VStack } from '@ariane/shared/ui'
import { fileSize } from '@ariane/shared/ui/media'
import { useEffect, useState } from 'react'
import { SYNCING } from '../address.ts'
import { messages } from '../messages.ts'
import { formatAccount, type SchoolAccount } from '../sources.ts'
import { failures } from '../sync/failures.ts'
import { canAct, ownKey } from './pass-on.ts'

const text = messages.detail.schoolFiles
type Props = { event: CalendarEvent; account: SchoolAccount; files: readonly SchoolFile[] }

/** What a teacher put beside a lesson or homework: links, and documents that are fetched from the school when they are opened. */
export default function SchoolFiles({ event, account, files }: Props) {
  useStore($schoolSyncs)
  const isOpenable = canAct(account)
  const hasFiles = files.some(({ kind }) => kind === 'file')
  return (
    <Panel title={text.title}>
      <VStack align="stretch" gap="4">
        {hasFiles && (
          <Text color="ink.muted" textStyle="sm">
            {isOpenable ? text.lead : text.notKept(formatAccount(account))}
          </Text>
        )}
        <VStack as="ul" gap="4" align="stretch" listStyleType="none">
          {files.map((file, place) => (
            <li key={`${file.kind} ${file.url ?? file.name}`}>
              {file.kind === 'link' ? (
                <Link
                  href={file.url}
                  target="_blank"
                  rel="noopener noreferrer"
                  display="inline-flex"
                  alignItems="center"
                  gap="2"
                >
                  <Box asChild flexShrink={0}>
                    <ExternalLinkIcon size={18} aria-hidden />
                  </Box>
                  <Text as="span" minW="0" overflowWrap="anywhere">
                    {file.name}
                  </Text>
                </Link>
              ) : (
                <File event={event} account={account} file={file} place={place} isOpenable={isOpenable} />
              )}
            </li>
          ))}
        </VStack>
        {hasFiles && !isOpenable && (
          <Box>
            <Button asChild size="sm" variant="outline">
              <RouterLink to={`/scolaire?${SYNCING}=1`}>{text.connect}</RouterLink>
            </Button>
          </Box>
        )}
      </VStack>
    </Panel>
  )
}

type Opened = { url: string; mime: string; bytes: number }

function File({
  event,
  account,
  file,
  place,
  isOpenable,
}: Omit<Props, 'files'> & { file: SchoolFile; place: number; isOpenable: boolean }) {
  const opening = useOneCall('school file')
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => () => (opened ? URL.revokeObjectURL(opened.url) : undefined), [opened])

  async function open() {
    setProblem(undefined)
    await opening.run(async () => {
      const own = ownKey()
      if (!own) throw new Error('nobody is signed in')
      const end = await openFile({ ...account, ...own, signal: new AbortController().signal }, event.id, place)
      if (end.kind === 'not_kept') return setProblem(text.notKept(formatAccount(account)))
      const { answer } = end
      if (answer.status === 'failure') {
        const { what, next } = failures[answer.data.code]
        return setProblem(answer.data.code === 'action_needed' ? text.askedToConnect : `${what} ${next}`)
      }
      const { base64, mime, bytes } = answer.data
      const data = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      setOpened({ url: URL.createObjectURL(new Blob([data], { type: mime })), mime, bytes })
    })
  }

  return (
    <VStack align="stretch" gap="3">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text overflowWrap="anywhere" minW="0">
          {file.name}
          {file.bytes !== undefined && <Text as="span" color="ink.muted">{` (${fileSize(file.bytes)})`}</Text>}
        </Text>
        {isOpenable && !opened && (
          <Button
            size="sm"
            variant="subtle"
            aria-busy={opening.busy}
            aria-label={text.openOne(file.name)}
            onClick={() => void open()}
          >
            {opening.busy ? text.opening : text.open}
          </Button>
        )}
        {opened && (
          <Button asChild size="sm" variant="outline">
            <a href={opened.url} download={file.name}>
              {text.save(fileSize(opened.bytes))}
            </a>
          </Button>
        )}
      </Flex>
      {opened?.mime.startsWith('image/') && <Image src={opened.url} alt={file.name} borderRadius="l2" maxH="96" />}
      {(problem || opening.state.kind === 'failed') && (
        <Notice tone="warning" title={text.failure}>
          {problem ?? text.later}
        </Notice>
      )}
    </VStack>
  )
}
