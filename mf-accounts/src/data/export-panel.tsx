import { isAborted, keepFile, logOnly } from '@ariane/shared/http'
import type { ActiveUser } from '@ariane/shared/session'
import { Box, Button, DownloadIcon, HStack, Notice, Panel, Text } from '@ariane/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { fileName, formatSize } from './rules.ts'
import { exportFailure, fetchArchive } from './store.ts'

const text = messages.export
type State =
  | { step: 'idle' | 'done' | 'cancelled' }
  | { step: 'busy'; bytes: number }
  | { step: 'failed'; sentence: string }

/** Downloads all stored data of the user as one file. */
export function ExportPanel({ user }: { user: ActiveUser }) {
  const [state, setState] = useState<State>({ step: 'idle' })
  const running = useRef<AbortController>(undefined)
  // Leaving the page cancels the download.
  useEffect(() => () => running.current?.abort(), [])

  async function start() {
    const mine = new AbortController()
    running.current = mine
    setState({ step: 'busy', bytes: 0 })
    try {
      const file = await fetchArchive({
        signal: mine.signal,
        onBytes: bytes => mine.signal.aborted || setState({ step: 'busy', bytes }),
      })
      keepFile(file, text.file(fileName(user.displayName)))
      setState({ step: 'done' })
    } catch (error) {
      if (isAborted(error) || mine.signal.aborted) return setState({ step: 'cancelled' })
      logOnly('export', error)
      setState({ step: 'failed', sentence: exportFailure(error) })
    }
  }

  const busy = state.step === 'busy'
  return (
    <Panel title={text.title} icon={<DownloadIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {user.switched ? text.leadOther(user.displayName) : text.lead}
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button
          variant="outline"
          loading={busy}
          loadingText={text.preparing}
          whiteSpace="normal"
          h="auto"
          py="2"
          onClick={() => void start()}
        >
          {user.switched ? text.startOther(user.displayName) : text.start}
        </Button>
        {busy && (
          <Button variant="ghost" onClick={() => running.current?.abort()}>
            {text.cancel}
          </Button>
        )}
      </HStack>
      <Box role="status" mt="3" color="ink.muted">
        {state.step === 'busy' && state.bytes > 0 && text.received(formatSize(state.bytes))}
        {state.step === 'done' && text.done}
        {state.step === 'cancelled' && text.cancelled}
      </Box>
      {state.step === 'failed' && <Notice tone="error">{state.sentence}</Notice>}
    </Panel>
  )
}
