import { Box, Center, Heading, HStack, Logo } from '@ariane/shared/ui'
import type { ReactNode } from 'react'

type Props = { title: string; maxW: 'md' | 'lg'; children: ReactNode }

/** One card in the middle of an empty page: the target of a mail's link, without session or menu. */
export function SingleCardPage({ title, maxW, children }: Props) {
  return (
    <Center minH="100dvh" bg="bg" p="5">
      <Box
        as="main"
        bg="surface"
        borderRadius="l3"
        borderWidth="1px"
        borderColor="border"
        boxShadow="md"
        p="6"
        maxW={maxW}
        w="full"
      >
        <HStack gap="3" mb="4">
          <Logo size={36} />
          <Heading as="h1" size="xl">
            {title}
          </Heading>
        </HStack>
        {children}
      </Box>
    </Center>
  )
}
