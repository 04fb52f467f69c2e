import { useStore } from '@ariane/shared/session'
import { Box, Button, HStack, Notice, PrinterIcon, ProgressBar, Text, VStack } from '@ariane/shared/ui'
import { ConfirmDialog } from '@ariane/shared/ui/overlay'
import { useState } from 'react'
import { messages } from './messages.ts'
import { credentialsCsv, download } from './save.ts'
import { SlipList, SlipsOnPaper } from './slips.tsx'
import { $sending, type CreatedPupil, type MissedPupil, sendClass } from './store.ts'

const text = messages.result

/** The result of an import: the slips to print, and the pupils whose account is missing. */
export function Result({ made, missed, onDone }: { made: CreatedPupil[]; missed: MissedPupil[]; onDone: () => void }) {
  const sending = useStore($sending)
  const [leaving, setLeaving] = useState(false)
  if (sending)
    return (
      <VStack gap="4" align="stretch" role="status">
        <Text>{messages.sending(sending.done, sending.total)}</Text>
        <ProgressBar label={messages.progress} value={(100 * sending.done) / sending.total} />
        <Text color="ink.muted">{messages.stay}</Text>
      </VStack>
    )
  return (
    <VStack gap="5" align="stretch">
      <Notice tone={made.length > 0 ? 'success' : 'warning'}>
        <Text fontWeight="bold">{made.length > 0 ? text.made(made.length) : text.none}</Text>
        {made.length > 0 && <Text>{text.once}</Text>}
      </Notice>
      {missed.length > 0 && <Missing missed={missed} />}
      {made.length > 0 && (
        <>
          <HStack gap="3" wrap="wrap">
            <Button onClick={() => print()}>
              <PrinterIcon aria-hidden />
              {text.print}
            </Button>
            <Button variant="outline" onClick={() => download(text.saveName, credentialsCsv(made))}>
              {text.save}
            </Button>
            <Button variant="ghost" onClick={() => setLeaving(true)}>
              {text.done}
            </Button>
          </HStack>
          <Text color="ink.muted" textStyle="sm">
            {text.careful}
          </Text>
          <SlipList made={made} />
          <SlipsOnPaper made={made} />
        </>
      )}
      {made.length === 0 && (
        <Box>
          <Button variant="ghost" onClick={onDone}>
            {messages.back}
          </Button>
        </Box>
      )}
      {leaving && (
        <ConfirmDialog
          sentence={text.sure}
          details={text.sureDetails}
          confirmLabel={text.sureYes}
          onConfirm={onDone}
          onCancel={() => setLeaving(false)}
        />
      )}
    </VStack>
  )
}

/**
 * Lists each missing pupil with the reason; they are sent again under the same keys, so that no account is created
 * twice.
 */
function Missing({ missed }: { missed: MissedPupil[] }) {
  return (
    <Notice tone="error" title={text.missing}>
      <Box as="ul" ps="5" mb="3">
        {missed.map(({ pupil, name, problem }) => (
          <li key={pupil.key}>{text.missed(name, text.problems[problem])}</li>
        ))}
      </Box>
      <Button size="sm" variant="outline" onClick={() => void sendClass(missed)}>
        {text.retry}
      </Button>
    </Notice>
  )
}
