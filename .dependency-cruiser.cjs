// Who may import whom (ARCHITECTURE.md). Checked by scripts/check/imports.ts, which also asserts how much was read.
const { ACTIVITY_SERVER_HALF } = require('./scripts/check/browser-bundles/server-half.ts')

const SINGLETONS = '^shared/src/(session|http|ports|router|ui)/'
const APPS = '(shell|mf-[a-z0-9-]+)'
const ACTIVITY_SHAPES =
  '^activities/src/(shape|element|hints|language|result|typed)\\.ts$|^activities/src/[^/]+/(shape|picture)\\.ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contracts-are-plain',
      comment: 'contracts, catalogue, dates and ical know only zod, date-fns, the shapes of activities and each other',
      severity: 'error',
      from: { path: '^shared/src/(contracts|catalogue|dates|ical)/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: `^shared/src/(contracts|catalogue|dates|ical)/|/(zod|date-fns|@date-fns/tz)/|${ACTIVITY_SHAPES}`,
      },
    },
    {
      name: 'bundled-never-imports-a-singleton',
      severity: 'error',
      from: { path: '^shared/src/(contracts|catalogue|dates|ical|messages)' },
      to: { path: SINGLETONS },
    },
    {
      name: 'bundled-kits-share-the-singletons',
      comment:
        'forms and the way to schools are bundled: by a relative path they would bring a copy of a singleton along',
      severity: 'error',
      from: { path: '^shared/src/(form|report|school)/', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: SINGLETONS, dependencyTypes: ['local'] },
    },
    {
      name: 'remotes-know-only-shared',
      severity: 'error',
      from: { path: '^(mf-[a-z0-9-]+)/src/' },
      to: { path: '^(shell|api|tutor|mf-[a-z0-9-]+)/', pathNot: '^$1/' },
    },
    {
      name: 'activities-stand-alone',
      comment: 'what the tutor knows and what the server can do are passed in',
      severity: 'error',
      from: { path: '^activities/' },
      to: { path: '^(shell|api|tutor|shared|speech|mf-[a-z0-9-]+)/' },
    },
    {
      name: 'activity-shapes-are-plain',
      comment: 'contracts carry the shapes: zod and each other',
      severity: 'error',
      from: { path: ACTIVITY_SHAPES },
      to: { pathNot: `${ACTIVITY_SHAPES}|/zod/` },
    },
    {
      name: 'activity-screens-know-no-solution',
      comment: 'views, printed pages, the frame and the rules of answering',
      severity: 'error',
      from: { path: '^activities/src/', pathNot: `${ACTIVITY_SERVER_HALF}|\\.test\\.tsx?$` },
      to: { path: ACTIVITY_SERVER_HALF },
    },
    {
      name: 'activity-graders-know-no-screen',
      severity: 'error',
      from: { path: ACTIVITY_SERVER_HALF, pathNot: '\\.test\\.tsx?$' },
      to: { path: '\\.(tsx|css)$|^activities/src/(frame|ui)/|/(react|react-dom|katex)/' },
    },
    {
      name: 'server-knows-no-screen-of-activities',
      severity: 'error',
      from: { path: '^(tutor|api)/' },
      to: { path: '^activities/.*\\.(tsx|css)$|^activities/src/(frame|ui)/|^activities/src/(answering|print)\\.ts$' },
    },
    {
      name: 'no-solution-in-a-browser',
      comment: 'also read in the built files (scripts/check/browser-bundles.ts)',
      severity: 'error',
      from: { path: `^(shared|${APPS})/src/` },
      to: { path: ACTIVITY_SERVER_HALF },
    },
    {
      name: 'contracts-carry-only-shapes-of-activities',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^activities/', pathNot: ACTIVITY_SHAPES },
    },
    {
      name: 'only-learning-plays-activities',
      severity: 'error',
      from: { path: `^${APPS}/`, pathNot: '^mf-learning/' },
      to: { path: '^activities/' },
    },
    {
      name: 'kits-instead-of-libraries',
      comment: 'the kits of shared stand between the screens and these libraries',
      severity: 'error',
      from: { path: `^${APPS}/src/` },
      to: {
        path: '/(@chakra-ui/react|@emotion/[a-z]+|react-router|react-router-dom|nanostores|@nanostores/react|ky)/',
      },
    },
    {
      name: 'only-the-shell-composes',
      severity: 'error',
      from: { path: '^shell/src/', pathNot: '^shell/src/remotes/' },
      to: { path: '^mf-' },
    },
    {
      name: 'shared-knows-no-app',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|api|tutor|mf-[a-z0-9-]+)/' },
    },
    {
      name: 'tutor-is-a-library',
      comment: 'no database, no server, no screen: it knows the plain parts of shared',
      severity: 'error',
      from: { path: '^tutor/' },
      to: { path: '^(shell|api|mf-[a-z0-9-]+)/|^shared/src/', pathNot: '^shared/src/(contracts|catalogue|dates)/' },
    },
    {
      name: 'one-door-to-the-tutor',
      severity: 'error',
      from: { pathNot: '^tutor/' },
      to: { path: '^tutor/', pathNot: '^tutor/src/((testing|homework)/)?index\\.ts$' },
    },
    {
      name: 'api-takes-only-plain-shared',
      severity: 'error',
      // The behaviour suite of the chat, and a device that refreshes its week, run against the real API.
      from: { path: '^api/src/', pathNot: '^api/src/(chat/(port\\.test|testing/device)|school/week\\.test)\\.ts$' },
      to: { path: '^shared/src/', pathNot: '^shared/src/(contracts|catalogue|dates|ical)/' },
    },
    {
      name: 'areas-meet-in-wiring',
      comment:
        'an area imports itself and platform; wiring gives it the rest. Demo fills every area through its stores',
      severity: 'error',
      from: {
        path: '^api/src/([a-z]+)/',
        pathNot: '^api/src/(testing|demo|wiring|simulator)/|/testing/|\\.test\\.ts$',
      },
      to: {
        path: '^api/src/[a-z]+/',
        pathNot: '^api/src/($1|platform)/',
      },
    },
    {
      name: 'wiring-belongs-to-app',
      comment: 'what an area needs comes to it as ports',
      severity: 'error',
      from: { path: '^api/src/[a-z]+/', pathNot: '^api/src/(testing|demo|wiring|simulator)/|/testing/|\\.test\\.ts$' },
      to: { path: '^api/src/(wiring|app|run|main)[/.]' },
    },
    {
      name: 'production-reaches-no-simulator',
      comment: 'simulators, demonstration and test support stand behind entries of their own',
      severity: 'error',
      from: { path: '^api/src/main\\.ts$' },
      to: { path: '^api/src/(simulator|demo)/|/testing/', reachable: true },
    },
    {
      name: 'platform-knows-no-area',
      severity: 'error',
      from: { path: '^api/src/platform/', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^api/src/(?!platform)[a-z]+/' },
    },
    {
      name: 'speech-is-a-program',
      comment: 'another licence: the API starts it as a process (docs/licences.md)',
      severity: 'error',
      from: { pathNot: '^speech/' },
      to: { path: '^speech/' },
    },
    {
      name: 'product-knows-no-simulator',
      comment: 'its switches and accounts are for tests: no page of the product can reach them',
      severity: 'error',
      from: { pathNot: '^shell/src/simulator/' },
      to: { path: '^shell/src/simulator/' },
    },
    {
      name: 'product-knows-no-test-support',
      comment: 'the simulated schools also stand behind the demonstration and the entry for journeys',
      severity: 'error',
      from: { pathNot: '^(scripts|e2e)/|/testing/|\\.test\\.tsx?$|/standalone\\.tsx$|^api/src/(demo|simulator)/' },
      to: { path: '/testing/' },
    },
    { name: 'no-cycle', comment: 'of types neither', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|\\.build/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
}
