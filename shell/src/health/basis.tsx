import { type LegalBasis, legalBasisRoutes } from '@ariane/shared/contracts/legal-basis'
import { bodyFields, checkFields, useFields, useForm } from '@ariane/shared/form'
import { useStore } from '@ariane/shared/session'
import {
  Box,
  Button,
  ErrorState,
  FormField,
  Notice,
  Panel,
  SkeletonCards,
  Text,
  Textarea,
  VStack,
} from '@ariane/shared/ui'
import { useEffect, useState } from 'react'
import { ActDialog } from './act-dialog.tsx'
import { messages as text } from './basis-messages.ts'
import { $bases, endBasis, loadBases, recordBasis } from './basis-store.ts'
import { formatInstant } from './format-instant.ts'

const { basis } = bodyFields(legalBasisRoutes.recordLegalBasis)
const check = checkFields({ basis }, { basis: text.short })

/** The school's own legal basis, in place of the consents of parents. */
export function Basis() {
  const loaded = useStore($bases)
  const [ending, end] = useState(false)
  useEffect(() => void loadBases(), [])
  const bases = loaded.state === 'ready' ? loaded.data : []
  const current = bases.find(({ ended }) => ended === null)
  return (
    <Panel title={text.title}>
      <VStack gap="4" align="stretch">
        <Box color="ink.muted" maxW="prose">
          <Text mb="2">{text.lead}</Text>
          <Text>{text.parents}</Text>
        </Box>
        {loaded.state === 'loading' && <SkeletonCards count={1} label={text.loading} />}
        {loaded.state === 'failed' && <ErrorState message={text.failure} onRetry={() => void loadBases()} />}
        {bases.length > 0 && (
          <VStack as="ul" aria-label={text.list} listStyleType="none" gap="3" align="stretch">
            {bases.map(one => (
              <Row key={one.at} basis={one} />
            ))}
          </VStack>
        )}
        {current && (
          <Button variant="outline" alignSelf="start" onClick={() => end(true)}>
            {text.end}
          </Button>
        )}
        {loaded.state === 'ready' && !current && <Form />}
      </VStack>
      {ending && (
        <ActDialog
          sentence={text.endSentence}
          details={text.endDetails}
          confirmLabel={text.end}
          failed={text.failed}
          act={endBasis}
          onClose={() => end(false)}
        />
      )}
    </Panel>
  )
}

const Row = ({ basis: { basis, by, at, ended } }: { basis: LegalBasis }) => (
  <Box as="li" borderTopWidth="1px" borderColor="border" pt="3">
    <Text maxW="prose" overflowWrap="anywhere">
      {basis}
    </Text>
    <Text color="ink.muted" textStyle="sm">
      {text.given(by, formatInstant(at))}
    </Text>
    {ended && <Text textStyle="sm">{text.ended(ended.by, formatInstant(ended.at))}</Text>}
  </Box>
)

function Form() {
  const form = useForm({
    name: 'legal basis',
    state: useFields({ basis: '' }),
    check,
    send: ({ basis }) => recordBasis(basis),
    failure: text.failed,
  })
  return (
    <form {...form.props}>
      <VStack gap="3" align="stretch" maxW="prose">
        <FormField label={text.field} required error={form.errors.basis}>
          <Textarea rows={3} maxLength={600} {...form.input('basis')} />
        </FormField>
        {form.problem && <Notice tone="error">{form.problem}</Notice>}
        <Button type="submit" alignSelf="start" loading={form.busy} loadingText={text.busy}>
          {text.record}
        </Button>
      </VStack>
    </form>
  )
}
