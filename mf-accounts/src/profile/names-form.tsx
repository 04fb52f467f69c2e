import type { Reference } from '@ariane/shared/contracts/accounts'
import { OptionalName } from '@ariane/shared/contracts/names'
import { logOnly } from '@ariane/shared/http'
import { useDraft } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Notice, Panel, SavedIndicator, SimpleGrid } from '@ariane/shared/ui'
import { useState } from 'react'
import { messages } from '../messages.ts'
import { useSaved } from '../use-saved.ts'
import { saveNames } from './store.ts'

const text = messages.profile

/** `label` is 'Classe' for a pupil, 'Rôle' for an adult. */
type Standing = { label: string; value: string }

const findProblems = ({ firstName, lastName }: { firstName: string; lastName: string }) => ({
  ...(!OptionalName.safeParse(firstName).success && { firstName: text.nameShape }),
  ...(!OptionalName.safeParse(lastName).success && { lastName: text.nameShape }),
})

/** What is typed stays on the device until it is saved. */
export function NamesForm({ known, standing }: { known: Reference; standing: Standing }) {
  const [draft, setDraft, dropDraft] = useDraft<{ firstName: string; lastName: string } | null>('profile', null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const [wrong, setWrong] = useState<{ firstName?: string; lastName?: string }>({})
  const [saved, showSaved] = useSaved()
  const names = draft ?? { firstName: known.firstName, lastName: known.lastName }

  async function save() {
    const refused = findProblems(names)
    setWrong(refused)
    if (Object.keys(refused).length > 0) return
    setBusy(true)
    setFailed(false)
    try {
      await saveNames(known, names.firstName, names.lastName)
      dropDraft()
      showSaved()
    } catch (error) {
      logOnly('profile', error)
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel title={text.information}>
      <form
        onSubmit={event => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mb="5">
          <FormField label={text.firstName} error={wrong.firstName}>
            <Input
              name="firstName"
              autoComplete="given-name"
              maxLength={80}
              value={names.firstName}
              onChange={event => setDraft({ ...names, firstName: event.target.value })}
            />
          </FormField>
          <FormField label={text.lastName} error={wrong.lastName}>
            <Input
              name="lastName"
              autoComplete="family-name"
              maxLength={80}
              value={names.lastName}
              onChange={event => setDraft({ ...names, lastName: event.target.value })}
            />
          </FormField>
          <FormField label={text.email} hint={text.readOnly} readOnly>
            <Input name="email" value={known.email} readOnly />
          </FormField>
          <FormField label={standing.label} hint={text.readOnly} readOnly>
            <Input name="grade" value={standing.value} readOnly />
          </FormField>
        </SimpleGrid>
        {failed && <Notice tone="error">{text.saveFailure}</Notice>}
        <HStack mt="4" gap="4" wrap="wrap">
          <Button type="submit" loading={busy} loadingText={text.saving}>
            {text.save}
          </Button>
          <SavedIndicator visible={saved} label={text.saved} />
        </HStack>
      </form>
    </Panel>
  )
}
