import type { Reference } from '@ariane/shared/contracts/accounts'
import { MAX_NAME_CHARS, OptionalName } from '@ariane/shared/contracts/names'
import { checkFields, useForm } from '@ariane/shared/form'
import { useDraft } from '@ariane/shared/session'
import { Button, FormField, HStack, Input, Notice, Panel, SavedIndicator, SimpleGrid } from '@ariane/shared/ui'
import { lazy, Suspense } from 'react'
import { messages } from '../messages.ts'
import { useSaved } from '../use-saved.ts'
import { saveNames } from './store.ts'

const text = messages.profile

/** Fetched once something was typed, with the dialogs: a profile that is only read does without them. */
const HelplineNotice = lazy(() =>
  import('@ariane/shared/ui/overlay').then(
    ({ HelplineNotice }) => ({ default: HelplineNotice }),
    () => ({ default: () => null }),
  ),
)

/** `label` is 'Classe' for a pupil, 'Rôle' for an adult. */
type Standing = { label: string; value: string }

type Names = { firstName: string; lastName: string }
const check = checkFields(
  { firstName: OptionalName, lastName: OptionalName },
  { firstName: text.nameShape, lastName: text.nameShape },
)

/** What is typed stays on the device until it is saved. */
export function NamesForm({ known, standing }: { known: Reference; standing: Standing }) {
  const [draft, setDraft, dropDraft] = useDraft<Names | null>('profile', null)
  const [saved, showSaved] = useSaved()
  const form = useForm({
    name: 'profile',
    state: [draft ?? { firstName: known.firstName, lastName: known.lastName }, setDraft, dropDraft],
    check,
    send: async ({ firstName, lastName }) => {
      await saveNames(known, firstName, lastName)
      showSaved()
    },
    failure: text.saveFailure,
  })

  return (
    <Panel title={text.information}>
      <form {...form.props}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mb="5">
          <FormField label={text.firstName} error={form.errors.firstName}>
            <Input autoComplete="given-name" maxLength={MAX_NAME_CHARS} {...form.input('firstName')} />
          </FormField>
          <FormField label={text.lastName} error={form.errors.lastName}>
            <Input autoComplete="family-name" maxLength={MAX_NAME_CHARS} {...form.input('lastName')} />
          </FormField>
          <FormField label={text.email} hint={text.readOnly} readOnly>
            <Input name="email" value={known.email} readOnly />
          </FormField>
          <FormField label={standing.label} hint={text.readOnly} readOnly>
            <Input name="grade" value={standing.value} readOnly />
          </FormField>
        </SimpleGrid>
        {draft && (
          <Suspense fallback={null}>
            <HelplineNotice texts={[draft.firstName, draft.lastName]} />
          </Suspense>
        )}
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <HStack mt="4" gap="4" wrap="wrap">
          <Button type="submit" loading={form.busy} loadingText={text.saving}>
            {text.save}
          </Button>
          <SavedIndicator visible={saved} label={text.saved} />
        </HStack>
      </form>
    </Panel>
  )
}
