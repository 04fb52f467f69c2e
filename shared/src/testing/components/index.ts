export { fakeApi, success } from './network.ts'
export { PUPIL, renderScreen } from './render.tsx'
