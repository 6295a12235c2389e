/** The lagoon. */

export function Water() {
  return (
    <mesh rotation-x={-Math.PI / 2} receiveShadow>
      <planeGeometry args={[600, 600, 1, 1]} />
      <meshLambertMaterial color="#0b86a0" />
    </mesh>
  );
}
