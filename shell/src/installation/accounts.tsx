import { type FoundAccount, installationRoutes, MAX_FOUND_ACCOUNTS } from '@ariane/shared/contracts/installation'
import { bodyFields, checkFields, useForm } from '@ariane/shared/form'
import { Box, Button, FormField, Input, Notice, Panel, SearchIcon, showToast, Text, VStack } from '@ariane/shared/ui'
import { useState } from 'react'
import { ActDialog } from '../health/act-dialog.tsx'
import { AccountRow } from './account-row.tsx'
import { messages } from './messages.ts'
import { ResetDialog } from './reset-dialog.tsx'
import { endSessions, findAccounts } from './store.ts'

const text = messages.accounts
const { search } = bodyFields(installationRoutes.findAccounts)
const check = checkFields({ search }, { search: text.long })

type Asked = { what: 'end' | 'reset'; account: FoundAccount }

/** Finds an account, and helps its owner in. */
export function Accounts({ hosted }: { hosted: boolean }) {
  const [values, setValues] = useState({ search: '' })
  const [found, setFound] = useState<FoundAccount[] | null>(null)
  const [asked, ask] = useState<Asked | null>(null)
  const form = useForm({
    name: 'accounts',
    // What was searched stays in the field.
    state: [values, setValues, () => undefined],
    check,
    send: async ({ search }) => setFound(await findAccounts(search)),
    failure: text.failed,
  })
  const close = () => ask(null)
  return (
    <Panel title={text.title}>
      <Box color="ink.muted" maxW="prose" mb="4">
        <Text>{text.lead}</Text>
        {hosted && <Text mt="2">{text.hosted}</Text>}
      </Box>
      <form {...form.props}>
        <VStack gap="3" align="stretch" maxW="md">
          <FormField label={text.field} error={form.errors.search}>
            <Input
              {...form.input('search')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={100}
            />
          </FormField>
          {form.problem && <Notice tone="error">{form.problem}</Notice>}
          <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
            <SearchIcon aria-hidden />
            {text.search}
          </Button>
        </VStack>
      </form>
      <Box role="status" aria-live="polite" mt="4">
        {found?.length === 0 && <Text>{text.none}</Text>}
        {found?.length === MAX_FOUND_ACCOUNTS && <Text color="ink.muted">{text.most(MAX_FOUND_ACCOUNTS)}</Text>}
      </Box>
      {found && found.length > 0 && (
        <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
          {found.map(account => (
            <AccountRow
              key={account.userId}
              account={account}
              hosted={hosted}
              onEnd={() => ask({ what: 'end', account })}
              onReset={() => ask({ what: 'reset', account })}
            />
          ))}
        </VStack>
      )}
      {asked?.what === 'reset' && <ResetDialog account={asked.account} onClose={close} />}
      {asked?.what === 'end' && (
        <ActDialog
          sentence={text.endSentence(asked.account.fullName)}
          details={text.endDetails}
          confirmLabel={text.end}
          failed={text.actFailed}
          act={async () => {
            await endSessions(asked.account.userId)
            showToast(text.ended(asked.account.fullName), { tone: 'success' })
          }}
          onClose={close}
        />
      )}
    </Panel>
  )
}
