/** An id survives the way through bytes; what is none is refused. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bytesToUuid, uuidToBytes } from '#shared/domain/uuid.ts';

test('an id is read again from its bytes', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(uuidToBytes(id)).toHaveLength(16);
      expect(bytesToUuid(uuidToBytes(id))).toBe(id);
    }),
  );
});

test.each(['', 'ada', '5B0C5A52-3F3C-4D62-9C1E-0D5F6F7A8B9C', '5b0c5a523f3c4d629c1e0d5f6f7a8b9c'])(
  '%j is refused',
  (id) => {
    expect(() => uuidToBytes(id)).toThrow(RangeError);
  },
);
