import { classMemberRoutes } from '@ariane/shared/contracts/class-members'
import { formatDate } from '@ariane/shared/dates'
import { call } from '@ariane/shared/http'
import { Box, Button, HStack, KeyIcon, Notice, Panel, PrinterIcon, Text } from '@ariane/shared/ui'
import { formatCode } from '../../students/rules.ts'
import { messages } from '../messages.ts'
import type { ClassProps } from './class-props.ts'
import { Poster } from './poster.tsx'
import { useChange } from './use-change.ts'

const text = messages.code

/** The code with which pupils ask to join, and its poster. */
export function CodePanel({ one, reload }: ClassProps) {
  const change = useChange(reload)
  const { id } = one
  const shown = one.code ? formatCode(one.code.code) : null
  return (
    <Panel title={text.title} icon={<KeyIcon />}>
      <Text color="ink.muted" mb="4" maxW="prose">
        {text.lead}
      </Text>
      {one.code && shown && (
        <Box bg="brand.subtle" borderRadius="l2" p="5" mb="4">
          <Text color="ink.muted" textStyle="sm">
            {text.label}
          </Text>
          <Text as="output" display="block" fontFamily="mono" fontWeight="bold" textStyle="3xl" letterSpacing="wider">
            {shown}
          </Text>
          <Text>{text.until(formatDate(one.code.expiresAt))}</Text>
          <Poster name={one.name} code={shown} />
        </Box>
      )}
      <HStack gap="3" wrap="wrap">
        {shown && (
          <Button variant="outline" onClick={() => print()}>
            <PrinterIcon aria-hidden />
            {text.print}
          </Button>
        )}
        <Button
          variant={shown ? 'ghost' : 'subtle'}
          loading={change.isBusyAt('make')}
          loadingText={text.making}
          onClick={() => void change.run(() => call(classMemberRoutes.makeClassCode, { id }), 'make')}
        >
          {shown ? text.another : text.make}
        </Button>
        {shown && (
          <Button
            variant="ghost"
            colorPalette="danger"
            disabled={change.busy}
            onClick={() => void change.run(() => call(classMemberRoutes.revokeClassCode, { id }), 'revoke')}
          >
            {text.revoke}
          </Button>
        )}
      </HStack>
      {change.problem && (
        <Box mt="4">
          <Notice tone="error">{change.problem}</Notice>
        </Box>
      )}
    </Panel>
  )
}
