/** Port of the server that the journeys share; files that keep one for all their tests count up from it. */
export const PORT = Number(process.env.E2E_PORT ?? 4310)
