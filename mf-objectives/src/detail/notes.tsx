import { type Objective, objectivesRoutes } from '@ariane/shared/contracts/objectives'
import { call } from '@ariane/shared/http'
import { Box, Button, FormField, Heading, showToast, Text, Textarea, VStack } from '@ariane/shared/ui'
import { HelplineNotice } from '@ariane/shared/ui/overlay'
import { messages as shared } from '../messages.ts'
import { isActive } from '../rules.ts'
import { TroubleNotice } from '../trouble-notice.tsx'
import type { Changing } from '../use-change.ts'
import { useTyped } from '../use-typed.ts'
import { notesDraft } from './drafts.ts'
import { messages } from './messages.ts'

const text = messages.notes
const HERE = 'notes'

/** A few free words on the objective, saved on request and kept on the device until then. */
export function Notes({ objective, changing }: { objective: Objective; changing: Changing }) {
  const typed = useTyped(notesDraft(objective.id), { notes: objective.notes })
  const now = typed.overtaken.length > 0 ? shared.changed.version(objective.notes || shared.changed.empty) : undefined

  async function save() {
    const saved = await changing.run(HERE, objective, shared.alerts.submit, version =>
      call(objectivesRoutes.updateObjective, { id: objective.id, notes: typed.value.notes, version }),
    )
    if (!saved) return
    typed.drop()
    showToast(text.saved)
  }

  if (!isActive(objective) && !objective.notes) return null
  return (
    <Box as="section">
      <Heading as="h3" size="md" mb="3">
        {text.title}
      </Heading>
      {isActive(objective) ? (
        <VStack
          as="form"
          gap="3"
          align="stretch"
          onSubmit={event => {
            event.preventDefault()
            if (!changing.isBusy(HERE)) void save()
          }}
        >
          <FormField label={text.label} hint={now}>
            <Textarea
              rows={3}
              maxLength={4000}
              placeholder={text.placeholder}
              value={typed.value.notes}
              onChange={event => typed.set({ notes: event.target.value })}
            />
          </FormField>
          <HelplineNotice texts={[typed.value.notes]} />
          <TroubleNotice trouble={changing.troubleAt(HERE)} />
          {typed.isChanged && (
            <Button type="submit" size="sm" variant="subtle" alignSelf="start" loading={changing.isBusy(HERE)}>
              {text.save}
            </Button>
          )}
        </VStack>
      ) : (
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {objective.notes}
        </Text>
      )}
    </Box>
  )
}
