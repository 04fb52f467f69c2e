import { MAX_STATEMENT_CHARS } from '@ariane/shared/contracts/readings'
import { Box, Flex, FormField, Grid, Notice, Textarea } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { useEffect } from 'react'
import { messages } from '../messages.ts'
import { AudioInput } from './audio-input.tsx'
import { DescriptionField } from './description-field.tsx'
import { forgetReading, type MediaMode, withReading } from './draft.ts'
import { FileInput } from './file-input.tsx'
import { PhotoInput } from './photo-input.tsx'
import { ReadingPanel } from './reading-panel.tsx'
import { StatementEditor } from './statement-editor.tsx'
import type { HomeworkDraft } from './use-homework-draft.ts'
import type { StatementReader } from './use-reading.ts'

const text = messages.sheet

type Props = {
  kept: HomeworkDraft
  reader: StatementReader
  /** The document is still being cropped or recorded. */
  hold: boolean
  onHold: (hold: boolean) => void
  busy: boolean
}

/** Step 2: the content, in the form that the mode needs. */
export function ContentStep(props: Props) {
  const { draft, change } = props.kept
  if (draft.mode === 'text')
    return (
      <>
        <FormField label={text.statement} hint={text.statementHint} required disabled={props.busy}>
          <Textarea
            rows={10}
            value={draft.statement}
            maxLength={MAX_STATEMENT_CHARS}
            spellCheck
            lang="fr"
            onChange={({ target }) => change(now => ({ ...now, statement: target.value }))}
          />
        </FormField>
        <HelplineNotice texts={[draft.statement]} />
      </>
    )
  return draft.mode ? <MediaContent {...props} mode={draft.mode} /> : null
}

function MediaContent({ kept, reader, hold, onHold, busy, mode }: Props & { mode: MediaMode }) {
  const { draft, change, media: all } = kept
  const { media, isKept, set } = all[mode]
  const entry = draft.readings[mode]
  const isRead = entry?.state === 'read'
  const shownText = isRead && !hold && (entry.text !== '' || entry.kind !== 'audio') ? entry : undefined
  const unseen = shownText !== undefined && !shownText.seen

  useEffect(() => {
    if (unseen)
      change(now => {
        const read = now.readings[mode]
        return read?.state === 'read' ? withReading(now, mode, { ...read, seen: true }) : now
      })
  }, [unseen, mode, change])

  function setMedia(next: (typeof media & object) | null) {
    reader.forget()
    change(now => forgetReading(now, mode))
    set(next)
  }
  const input = { media: media ?? null, disabled: busy, onMedia: setMedia }
  const crop = { cropping: hold, onCropping: onHold }
  return (
    <Grid
      templateColumns={{ base: '1fr', md: shownText || (media && mode !== 'audio') ? '1fr 1fr' : '1fr' }}
      gap="6"
      alignItems="start"
    >
      <Flex direction="column" gap="4" minW="0">
        {mode === 'photo' && <PhotoInput {...input} {...crop} />}
        {mode === 'file' && <FileInput {...input} {...crop} />}
        {mode === 'audio' && (
          <AudioInput
            {...input}
            onMedia={(next, live) => {
              onHold(live)
              setMedia(next)
            }}
          />
        )}
        {!isKept && <Notice tone="warning">{text.notKept}</Notice>}
      </Flex>
      <Flex direction="column" gap="4" minW="0">
        {media && (
          <Box aria-live="polite">
            <ReadingPanel
              entry={entry}
              running={reader.running}
              disabled={busy}
              onCancel={reader.cancel}
              onAgain={reader.again}
              onWrite={() => change(now => ({ ...now, mode: 'text' }))}
            />
          </Box>
        )}
        {shownText && (
          <StatementEditor
            statement={shownText}
            disabled={busy}
            onChange={statement => change(now => withReading(now, mode, statement))}
          />
        )}
        <DescriptionField
          value={draft.description}
          disabled={busy}
          onChange={description => change(now => ({ ...now, description }))}
        />
      </Flex>
    </Grid>
  )
}
