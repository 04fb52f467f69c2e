import type { ChildWeek } from '@ariane/shared/contracts/children'
import { Box, Center, ClipboardIcon, FlagIcon, Flex, Text } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

/** The next tests and homework of a child. */
export function ComingList({ child }: { child: Pick<ChildWeek, 'coming'> }) {
  if (child.coming.length === 0) return <Text color="ink.muted">{text.nothingComing}</Text>
  return (
    <Box as="ul" aria-label={text.coming} listStyleType="none">
      {child.coming.map(({ id, kind, title, startDate }) => {
        const LineIcon = kind === 'exam' ? FlagIcon : ClipboardIcon
        return (
          <Flex as="li" key={`${id} ${startDate}`} gap="3" py="2" colorPalette={kind === 'exam' ? 'danger' : 'orange'}>
            <Center boxSize="10" borderRadius="l2" bg="colorPalette.subtle" color="colorPalette.fg" aria-hidden>
              <LineIcon size={20} />
            </Center>
            <Box flex="1" minW="0">
              <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
                {title}
              </Text>
              <Text color="ink.muted" textStyle="sm">
                {text.due[kind](startDate)}
              </Text>
            </Box>
          </Flex>
        )
      })}
    </Box>
  )
}
