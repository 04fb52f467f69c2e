import { PRODUCT } from '@ariane/shared/catalogue'
import {
  AppProvider,
  Box,
  EllipsisIcon,
  Flex,
  Grid,
  HStack,
  Logo,
  SkeletonCards,
  Text,
  VisuallyHidden,
} from '@ariane/shared/ui'
import { renderToString } from 'react-dom/server'
import { messages as menuText } from '../layout/messages.ts'
import { messages } from '../messages.ts'

/** The menu that somebody closed stays closed: the page sets the mark before the first paint. */
const CLOSED = '[data-menu="closed"] &'
const hiddenWhenClosed = { [CLOSED]: { display: 'none' } }

const Bar = (props: { w: string; h?: string; mb?: string; css?: object }) => (
  <Box h="4" borderRadius="full" bg="bg.muted" {...props} />
)

const Line = ({ w }: { w: string }) => (
  <HStack minH="48px" px="3" gap="3" flexShrink="0">
    <Box w="22px" h="22px" borderRadius="l1" bg="bg.muted" flexShrink="0" />
    <Bar w={w} css={hiddenWhenClosed} />
  </HStack>
)

/** As high and wide as `layout/side-menu.tsx`; who it is, and with that the names of the sections, is not known yet. */
const SideMenu = () => (
  <Flex
    aria-hidden
    display={{ base: 'none', md: 'flex' }}
    direction="column"
    pos="fixed"
    insetY="0"
    left="0"
    w="256px"
    bg="surface"
    borderRightWidth="1px"
    borderColor="border"
    overflow="hidden"
    py="3"
    px="2"
    gap="1"
    css={{ [CLOSED]: { width: '64px' } }}
  >
    <Line w="50%" />
    <HStack h="14" px="1.5" gap="3" flexShrink="0">
      <Logo size={32} />
      <Text fontWeight="bold" textStyle="lg" css={hiddenWhenClosed}>
        {PRODUCT.name}
      </Text>
    </HStack>
    {['45%', '65%', '55%', '40%', '60%', '50%'].map(w => (
      <Line key={w} w={w} />
    ))}
  </Flex>
)

/** As `layout/bottom-bar.tsx`; everybody's ends with « Plus ». */
const BottomBar = () => (
  <Grid
    aria-hidden
    display={{ base: 'grid', md: 'none' }}
    templateColumns="repeat(5, minmax(0, 1fr))"
    pos="fixed"
    insetX="0"
    bottom="0"
    bg="surface"
    borderTopWidth="1px"
    borderColor="border"
    px="1"
    pt="1"
    pb="calc(0.25rem + env(safe-area-inset-bottom))"
  >
    {Array.from({ length: 4 }, (_, index) => (
      <Grid key={index} justifyItems="center" alignContent="center" gap="2" minH="3.75rem">
        <Box w="22px" h="22px" borderRadius="l1" bg="bg.muted" />
        <Bar w="60%" h="2" />
      </Grid>
    ))}
    <Grid
      justifyItems="center"
      alignContent="center"
      gap="0.5"
      minH="3.75rem"
      color="ink.muted"
      fontSize="2xs"
      fontWeight="semibold"
      lineHeight="1.2"
    >
      <Grid placeItems="center" w="14" h="8">
        <EllipsisIcon size={22} />
      </Grid>
      {menuText.menu.more}
    </Grid>
  </Grid>
)

/** What stands in the page of somebody with a session before any script runs: menu and place of the screen, and no word of either. */
export const drawFrame = (): string =>
  renderToString(
    <AppProvider nonce="">
      <Box data-frame="" minH="100dvh" bg="bg">
        <SideMenu />
        <BottomBar />
        <Box
          as="main"
          ml={{ base: '0', md: '256px' }}
          px={{ base: '4', md: '8' }}
          pt={{ base: '5', md: '8' }}
          pb="5"
          css={{ '@media (min-width: 48rem)': { [CLOSED]: { marginLeft: '64px' } } }}
        >
          <Box maxW="6xl" mx="auto">
            <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
            <Box data-content="" aria-hidden>
              <Bar w="min(22rem, 70%)" h="9" mb="3" />
              <Bar w="min(30rem, 90%)" mb="6" />
              <SkeletonCards count={4} label="" />
            </Box>
          </Box>
        </Box>
      </Box>
    </AppProvider>,
  )
