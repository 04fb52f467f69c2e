import { Box, Center, ChevronRightIcon, chakra, type Icon, Text } from '@ariane/shared/ui'

const Row = chakra('button')
type Props = { icon?: Icon; title: string; hint?: string; onClick: () => void }

/** An answer that is given with one tap on its row. */
export const ChoiceRow = ({ icon: RowIcon, title, hint, onClick }: Props) => (
  <Row
    type="button"
    onClick={onClick}
    display="flex"
    alignItems="center"
    gap="3"
    w="full"
    minH="14"
    px="3.5"
    py="2.5"
    textAlign="start"
    bg="surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="xl"
    cursor="pointer"
    _hover={{ borderColor: 'brand.solid', bg: 'bg.subtle' }}
  >
    {RowIcon && (
      <Center boxSize="11" flexShrink="0" borderRadius="l2" bg="brand.subtle" color="brand.fg" aria-hidden>
        <RowIcon size={22} />
      </Center>
    )}
    <Box flex="1" minW="0">
      <Text fontWeight="semibold">{title}</Text>
      {hint && (
        <Text color="ink.muted" textStyle="sm">
          {hint}
        </Text>
      )}
    </Box>
    <ChevronRightIcon size={20} aria-hidden />
  </Row>
)
