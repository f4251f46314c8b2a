/** The headers that CloudFront alone adds to what it hands on: its secret, and who asks. */
export const frontDoor = { secret: 'x-front-door', viewer: 'x-viewer-ip' } as const;
