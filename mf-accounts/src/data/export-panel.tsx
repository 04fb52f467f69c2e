import { useOneCall } from '@ariane/shared/form'
import { keepFile } from '@ariane/shared/http'
import type { ActiveUser } from '@ariane/shared/session'
import { Box, Button, DownloadIcon, HStack, Notice, Panel, Text } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from './messages.ts'
import { fileName, formatSize } from './rules.ts'
import { exportFailure, fetchArchive } from './store.ts'

const text = messages.export

/** Downloads all stored data of the user as one file. */
export function ExportPanel({ user }: { user: ActiveUser }) {
  const [bytes, setBytes] = useState(0)
  const [done, setDone] = useState(false)
  // Leaving the page cancels the download.
  const exporting = useOneCall('export')
  const { busy, state } = exporting

  async function start() {
    setBytes(0)
    setDone(false)
    const isKept = await exporting.run(async signal => {
      const file = await fetchArchive({ signal, onBytes: count => signal.aborted || setBytes(count) })
      keepFile(file, text.file(fileName(user.displayName)))
    })
    setDone(isKept)
  }

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
          <Button variant="ghost" onClick={exporting.stop}>
            {text.cancel}
          </Button>
        )}
      </HStack>
      <Box role="status" mt="3" color="ink.muted">
        {busy && bytes > 0 && text.received(formatSize(bytes))}
        {done && text.done}
        {state.kind === 'stopped' && text.cancelled}
      </Box>
      {state.kind === 'failed' && <Notice tone="error">{exportFailure(state.error)}</Notice>}
    </Panel>
  )
}
